import * as v from 'valibot';

/** Names of the headers in both directions; configuration (OPEN-13). */
export interface HeaderNames {
  readonly originSource: string;
  readonly originSourceValue: string;
  readonly accessToken: string;
  readonly traceId: string;
  readonly fraudSessionId: string;
  readonly registrationSource: string;
  /** Carries the id of a cart change; null: not sent. */
  readonly cartChange: string | null;
  readonly expirationDate: string;
  readonly insecure: string;
  readonly secureExpiration: string;
}

/** What an answer's headers say about the session; null where they say nothing (HTTP-16). */
export interface SessionHeaders {
  /** ISO instants. */
  readonly expirationDate: string | null;
  readonly secureExpiration: string | null;
  readonly isInsecure: boolean | null;
}

/** Hears of an answer's headers. What they say is read where they are heard: a guest's visit does without that code. */
export type HearSession = (headers: Headers, names: HeaderNames) => void;

const Instant = v.pipe(v.string(), v.isoTimestamp());

/** Null when no header speaks of the session; a value that cannot be read counts as absent. */
export function sessionHeadersIn(headers: Headers, names: HeaderNames): SessionHeaders | null {
  const read: SessionHeaders = {
    expirationDate: instantIn(headers.get(names.expirationDate)),
    secureExpiration: instantIn(headers.get(names.secureExpiration)),
    isInsecure: flagIn(headers.get(names.insecure)),
  };
  return Object.values(read).some((value) => value !== null) ? read : null;
}

const instantIn = (value: string | null) => (v.is(Instant, value) ? value : null);
const flagIn = (value: string | null) => (value === 'true' ? true : value === 'false' ? false : null);
