import type { OverlayId } from '../overlay/overlay.ts';
import { unauthorizedMeans } from '../session/unauthorized.ts';

/** What a failed call tells the app as a whole. */
export interface Trouble {
  /** The kinds of `ApiError`. */
  readonly kind: 'refused' | 'timeout' | 'offline' | 'unavailable' | 'unauthorized' | 'notFound' | 'malformed' | 'broken';
  readonly reasonCode: string | null;
  /** The contract's name of the call. */
  readonly endpoint: string;
}

/** What the site does about a failed call. */
export interface TroubleMeans {
  /** Overlay that opens whichever call failed. */
  readonly overlay: OverlayId | 'session-expired' | null;
  /** Goes to the error log. */
  readonly isReported: boolean;
}

/** Signing in and out answer for themselves: no session can expire under them. */
const authCalls = /^(?:account\.(?:login|logout|session)|mfa\.login|social\.login)/;

/** Calls whose failure shows nothing by itself, or little, and is logged (MENU-04, MENU-05, MENU-17, C-129). */
const loggedCalls = /^(?:menu\.(?:versions|stockout|info|offer|placard(?:Hashes|ByHash))|content\.fragments)/;

/** What follows for the whole app; everything else is the caller's own business (ERRORS-01 to -03). */
export function troubleMeans({ kind, reasonCode, endpoint }: Trouble, exemptReasonCode?: string): TroubleMeans {
  if (kind === 'unavailable') return { overlay: 'site-maintenance', isReported: true };
  if (kind === 'unauthorized' && !authCalls.test(endpoint) && unauthorizedMeans(reasonCode, exemptReasonCode) === 'sessionExpired') {
    return { overlay: 'session-expired', isReported: false };
  }
  return { overlay: null, isReported: kind === 'timeout' || kind === 'malformed' || loggedCalls.test(endpoint) };
}
