import { isApiError, type ApiErrorKind } from '#src/api/errors.ts';

/** The server's no with its reason; whatever else went wrong is thrown on. `also`: kinds of error that are a no here too. */
export function refusalFrom(error: unknown, also: readonly ApiErrorKind[] = []): { kind: 'refused'; reasonCode: string } {
  if (isApiError(error) && (error.kind === 'refused' || also.includes(error.kind)) && error.reasonCode !== null) {
    return { kind: 'refused', reasonCode: error.reasonCode };
  }
  throw error;
}

/** Where a member is concerned, a 401 and a 404 with a reason are answers. */
export const memberRefusalFrom = (error: unknown) => refusalFrom(error, ['unauthorized', 'notFound']);
