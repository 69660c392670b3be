import type { OverlayId } from '../overlay/overlay.ts';
import { unauthorizedMeans } from '../session/unauthorized.ts';

/** What a failed call tells the app as a whole. */
export interface Trouble {
  /** The kinds of `ApiError`. */
  readonly kind: 'refused' | 'timeout' | 'offline' | 'unavailable' | 'unauthorized' | 'notFound' | 'malformed' | 'broken';
  readonly reasonCode: string | null;
}

export interface TroubleMeans {
  /** Opened over the page, whoever called. */
  readonly overlay: OverlayId | null;
  /** Goes to the error log. */
  readonly isReported: boolean;
}

/** What follows for the whole app; everything else is the caller's own business (ERRORS-01 to -03). */
export function troubleMeans({ kind, reasonCode }: Trouble, exemptReasonCode?: string): TroubleMeans {
  if (kind === 'unavailable') return { overlay: 'site-maintenance', isReported: true };
  if (kind === 'unauthorized' && unauthorizedMeans(reasonCode, exemptReasonCode) === 'sessionExpired') {
    return { overlay: 'session-expired', isReported: false };
  }
  return { overlay: null, isReported: kind === 'timeout' || kind === 'malformed' };
}
