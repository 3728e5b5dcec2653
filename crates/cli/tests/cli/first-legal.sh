# A tiny bot for `alcazar arena`: it does the first thing that is legal. docs/engine.md is the protocol.
game=$1
while read -r line; do
    id=$(printf '%s' "$line" | sed 's/.*"id":\([0-9]*\).*/\1/')
    case $line in
    *'"command":"hello"'*)
        echo "{\"id\":$id,\"result\":{\"protocol\":\"alcazar-engine\",\"version\":1,\"program\":\"first\",\"game\":\"$game\",\"role\":\"player\"}}"
        ;;
    *)
        action=$(printf '%s' "$line" | sed 's/.*"legal":\["\([^"]*\)".*/\1/')
        echo "{\"id\":$id,\"result\":{\"action\":\"$action\"}}"
        ;;
    esac
done
