import { isVerificationNeeded } from '#domain/session/verification-needed.ts';
import { isApiError, type ApiErrorKind } from '#src/api/errors.ts';

interface Refusal {
  readonly kind: 'refused';
  readonly reasonCode: string;
}

/** Returns a refusal with its reason. `also`: further kinds of error that are refusals here. @throws any other error. */
export function refusalFrom(error: unknown, also: readonly ApiErrorKind[] = []): Refusal {
  const refusal = refusalIn(error, also);
  if (refusal === null) throw error;
  return refusal;
}

/** Returns a refusal with its reason; null for any other error. */
export const refusalIn = (error: unknown, also: readonly ApiErrorKind[] = []): Refusal | null =>
  isApiError(error) && (error.kind === 'refused' || also.includes(error.kind)) && error.reasonCode !== null
    ? { kind: 'refused', reasonCode: error.reasonCode }
    : null;

/** The server does not take the request from this visitor, and asks for no second step (ERRORS-02). */
export const isUnauthorized = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'unauthorized' && !isVerificationNeeded(error.reasonCode);

/** Statuses of a gateway or server that asks for patience. They say nothing of what became of a call. */
const passingStatuses: readonly (number | null)[] = [408, 425, 429];
export const isPassing = ({ status }: { readonly status: number | null }): boolean => passingStatuses.includes(status);

/** Where a member is concerned, a 401 and a 404 with a reason are answers. */
const ofMembers: readonly ApiErrorKind[] = ['unauthorized', 'notFound'];
export const memberRefusalFrom = (error: unknown) => refusalFrom(error, ofMembers);
export const memberRefusalIn = (error: unknown) => refusalIn(error, ofMembers);
