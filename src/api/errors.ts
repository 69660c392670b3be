import { isResponseError, isResponseValidationError } from 'up-fetch';
import * as v from 'valibot';
import { Refusal } from '#contract/endpoint.ts';

/**
 * How a call can fail. `refused`: the server understood and said no. `unavailable`: it is closed for maintenance (503).
 * `offline`: no answer came, or it broke off. `malformed`: the answer is not what the contract says. `broken`: the server failed.
 */
export type ApiErrorKind = 'refused' | 'timeout' | 'offline' | 'unavailable' | 'unauthorized' | 'notFound' | 'malformed' | 'broken';

interface Told {
  readonly kind: ApiErrorKind;
  readonly endpoint: string;
  readonly status?: number | null;
  readonly reasonCode?: string | null;
  readonly details?: unknown;
}

/** The one error that a call of the contract rejects with (unless its caller aborted it). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The contract's name of the call. */
  readonly endpoint: string;
  /** Null when no answer came. */
  readonly status: number | null;
  /** The first reason code of the answer, where it named one (ERRORS-07). */
  readonly reasonCode: string | null;
  /** Of a refusal its `RefusalDetail` list, of a malformed answer the paths that did not parse; else null. */
  readonly details: unknown;

  constructor({ kind, endpoint, status = null, reasonCode = null, details = null }: Told) {
    super(`${endpoint}: ${[kind, status, reasonCode].filter((part) => part !== null).join(' ')}`);
    this.kind = kind;
    this.endpoint = endpoint;
    this.status = status;
    this.reasonCode = reasonCode;
    this.details = details;
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;

/** The server's no, or null for everything else that went wrong. */
export const refusalOf = (error: unknown): ApiError | null => (isApiError(error) && error.kind === 'refused' ? error : null);

/** What the HTTP library threw, as one of the kinds above. */
export function apiErrorFrom(thrown: unknown, endpoint: string): ApiError {
  if (isApiError(thrown)) return thrown;
  if (isResponseValidationError(thrown)) return new ApiError({ kind: 'malformed', endpoint, status: 200, details: pathsIn(thrown.issues) });
  if (isResponseError<unknown>(thrown)) return errorAnswered(thrown.status, thrown.data, endpoint);
  return new ApiError({ kind: nameOf(thrown) === 'TimeoutError' ? 'timeout' : 'offline', endpoint });
}

function errorAnswered(status: number, data: unknown, endpoint: string): ApiError {
  const refusal = v.safeParse(Refusal, data);
  const [first] = refusal.success ? refusal.output.errors : [];
  return new ApiError({
    kind: kindOf(status, messagesIn(data)),
    endpoint,
    status,
    reasonCode: first?.reasonCode ?? null,
    details: first?.details ?? null,
  });
}

/** Maintenance shows as 503, or as a message that says so (ERRORS-01). */
function kindOf(status: number, messages: readonly string[]): ApiErrorKind {
  if (status === 503 || messages.some((message) => /\b503\b/.test(message))) return 'unavailable';
  if (status === 401) return 'unauthorized';
  if (status === 404) return 'notFound';
  return status < 500 ? 'refused' : 'broken';
}

/** Every message of an error answer: the text itself, its own `message`, and that of each entry of `errors`. */
function messagesIn(data: unknown): readonly string[] {
  const { message = data, errors = [] } = Object(data) as { message?: unknown; errors?: unknown };
  return [message, ...(Array.isArray(errors) ? errors.flatMap(messagesIn) : [])].filter((text) => typeof text === 'string');
}

const nameOf = (thrown: unknown) => (thrown instanceof Error || thrown instanceof DOMException ? thrown.name : '');

/** Where an answer broke the contract. Paths only: the values may be secret. */
const pathsIn = (issues: readonly { readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined }[]) =>
  issues.map(({ path = [] }) => path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.'));
