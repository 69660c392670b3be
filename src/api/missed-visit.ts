import { accountReasonCodes } from '#contract/account-reason-codes.ts';
import { missedVisit } from '#contract/missed-visit.ts';
import type { MissedVisit } from '#domain/account/visits.ts';
import type { Client } from './client.ts';
import { isApiError } from './errors.ts';

/** Answer to the code of a receipt. */
type LookedUp = { readonly kind: 'found'; readonly visit: MissedVisit } | { readonly kind: 'unknown' | 'counted' };

/** Looks a visit up by the code of its receipt (C-55, PROFILE-09). @throws any error that is not about the code. */
export async function lookUpVisit(call: Client, missedVisitCode: string, signal: AbortSignal): Promise<LookedUp> {
  try {
    const { cafeName, visitedAt, countsOn } = await call(missedVisit, { params: { missedVisitCode }, signal });
    return { kind: 'found', visit: { cafeName, at: Number.isNaN(Date.parse(visitedAt)) ? null : visitedAt, countsOn } };
  } catch (error) {
    if (isApiError(error) && error.reasonCode === accountReasonCodes.visitUnknown) return { kind: 'unknown' };
    if (isApiError(error) && error.reasonCode === accountReasonCodes.visitCounted) return { kind: 'counted' };
    throw error;
  }
}
