/** What an event says of a call that failed (SIGNIN-16, MFA-23): never its body, which may hold what the guest typed. */
export interface CallFailure {
  /** The contract's name of the call; null where something else than a call failed. */
  readonly endpoint: string | null;
  /** The kind of `ApiError`, as `refused`, `timeout`, `offline`, `broken`; null where something else than a call failed. */
  readonly kind: string | null;
  /** The HTTP status; null where no answer came. */
  readonly status: number | null;
  /** The first reason code of the answer, where it named one (ERRORS-07). */
  readonly reasonCode: string | null;
}

/** The failure that was thrown. Whatever is not an `ApiError` gives null in every field. */
export function callFailureOf(thrown: unknown): CallFailure {
  const { endpoint, kind, status, reasonCode } = (typeof thrown === 'object' && thrown !== null ? thrown : {}) as Record<string, unknown>;
  const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    endpoint: textOf(endpoint),
    kind: textOf(kind),
    status: typeof status === 'number' ? status : null,
    reasonCode: textOf(reasonCode),
  };
}

/** Whether a call failed since the server was closed for maintenance (ERRORS-01). Whatever does not say so gives false. */
export const isMaintenanceFailure = (thrown: unknown): boolean => (Object(thrown) as { isMaintenance?: unknown }).isMaintenance === true;

/** Whether a call failed while the device had no connection. Whatever does not say so gives false. */
export const isOfflineFailure = (thrown: unknown): boolean => (Object(thrown) as { isOffline?: unknown }).isOffline === true;
