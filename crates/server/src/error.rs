//! Errors of the HTTP interface.

use alcazar_store::StoreError;
use alcazar_wire::Fault;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

/// An error response: a status, and a fault as its JSON body.
#[derive(Debug, Clone)]
pub(crate) struct ApiError {
    pub(crate) status: StatusCode,
    pub(crate) fault: Fault,
}

impl ApiError {
    pub(crate) fn new(status: StatusCode, code: &str, message: impl std::fmt::Display) -> Self {
        Self { status, fault: Fault::new(code, message) }
    }

    pub(crate) fn not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, "not-found", "this does not exist, or you may not see it")
    }

    pub(crate) fn unknown_person() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "unknown-person", "introduce yourself first: POST /api/v1/me")
    }

    pub(crate) fn forbidden(code: &str, message: impl std::fmt::Display) -> Self {
        Self::new(StatusCode::FORBIDDEN, code, message)
    }

    pub(crate) fn unprocessable(code: &str, message: impl std::fmt::Display) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, code, message)
    }

    pub(crate) fn conflict(code: &str, message: impl std::fmt::Display) -> Self {
        Self::new(StatusCode::CONFLICT, code, message)
    }

    pub(crate) fn too_fast() -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, "too-fast", "too many requests: wait a little")
    }

    pub(crate) fn unavailable() -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", "the server can't do that now; try again")
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Conflict(reason) => Self::conflict("conflict", reason),
            error => {
                tracing::error!(%error, "the store failed");
                Self::unavailable()
            }
        }
    }
}

impl From<Fault> for ApiError {
    fn from(fault: Fault) -> Self {
        Self { status: StatusCode::UNPROCESSABLE_ENTITY, fault }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        (self.status, Json(self.fault)).into_response()
    }
}
