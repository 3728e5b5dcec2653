//! Why a request was not answered as hoped.

use alcazar_store::{NotStored, StoreError};
use alcazar_wire::Fault;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

/// Why a request was not answered as hoped.
#[derive(Debug)]
pub(crate) struct Problem(pub(crate) StatusCode, pub(crate) Fault);

impl Problem {
    pub(crate) fn new(status: StatusCode, code: &str, message: impl std::fmt::Display) -> Self {
        Self(status, Fault::new(code, message))
    }

    pub(crate) fn not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, "not-found", "there is no such thing, or it is not for you")
    }

    pub(crate) fn unknown_person() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "unknown-person", "say first who you are: POST /api/v1/me")
    }

    pub(crate) fn forbidden(code: &str, message: impl std::fmt::Display) -> Self {
        Self::new(StatusCode::FORBIDDEN, code, message)
    }

    pub(crate) fn bad(code: &str, message: impl std::fmt::Display) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, code, message)
    }

    pub(crate) fn conflict(code: &str, message: impl std::fmt::Display) -> Self {
        Self::new(StatusCode::CONFLICT, code, message)
    }

    pub(crate) fn too_fast() -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, "too-fast", "wait a little")
    }

    pub(crate) fn broken() -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", "the server can't do that now; try again")
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the store can't be read");
        Self::broken()
    }
}

impl From<NotStored> for Problem {
    fn from(error: NotStored) -> Self {
        match error {
            NotStored::Conflict(why) => Self::conflict("conflict", why),
            NotStored::Stopped(_) => Self::broken(),
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        (self.0, Json(self.1)).into_response()
    }
}
