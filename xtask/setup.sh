# Installs Rust and a linker if they are missing. Sourced by ./test and ./play.

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

# Debian has a current Rust in packages whose names end in -web.
install_with_apt() {
    command -v apt-get >/dev/null || return 1
    echo "Installing with apt: $*"
    as_root apt-get update -qq && as_root env DEBIAN_FRONTEND=noninteractive apt-get -o Dpkg::Use-Pty=0 install -y -qq --no-install-recommends "$@"
}

if [ -d "$HOME/.cargo/bin" ]; then PATH="$HOME/.cargo/bin:$PATH"; fi

if ! command -v cargo >/dev/null; then
    install_with_apt ca-certificates gcc libc6-dev rustc-web cargo-web rustfmt-web rust-web-clippy ||
        { echo "Rust is missing: install 1.95 or later with rustup (https://rustup.rs), then run this again." >&2; exit 1; }
fi

if ! command -v cc >/dev/null; then
    install_with_apt gcc libc6-dev ||
        { echo "A C compiler is missing, which Rust needs for linking: install gcc or clang, then run this again." >&2; exit 1; }
fi
