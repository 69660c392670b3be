const DAY_MS = 86_400_000;
/** After so many failed persistent logins the session counts as expired (SESSION-05, E-62). */
const FAILED_LOGINS_MAX = 2;

interface Kept {
  readonly isPersistentSession: boolean;
  readonly isSecure: boolean;
  /** ISO, with zone; null where the server named none. */
  readonly secureExpiration: string | null;
}

/** NaN where one of them is no instant. By `Date`: guards read it, and Storybook lists their paths in a process without Temporal. */
const millisecondsTo = (at: string, now: string): number => Date.parse(at) - Date.parse(now);

/** A persistent session is secure until its secure expiration passes (SESSION-09). Instants are ISO, with zone. */
export const isStillSecure = ({ isPersistentSession, isSecure, secureExpiration }: Kept, now: string): boolean =>
  isSecure && (!isPersistentSession || secureExpiration === null || millisecondsTo(secureExpiration, now) > 0);

/** When to tell that the session has expired: at its expiration, if that is less than a day away; else null (SESSION-10, E-62). */
export function alertAt(expiration: string | null, now: string): string | null {
  if (expiration === null) return null;
  const left = millisecondsTo(expiration, now);
  return left > 0 && left < DAY_MS ? expiration : null;
}

/** Have persistent logins failed too often (SESSION-05, E-62)? */
export const hasFailedTooOften = (failures: number): boolean => failures >= FAILED_LOGINS_MAX;
