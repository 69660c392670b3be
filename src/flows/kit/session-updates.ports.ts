import { alertAt } from '#domain/session/expiry.ts';
import type { SessionUpdate } from '#domain/session/member.ts';
import type { SessionHeaders } from '#src/api/session-headers.ts';
import type { Clock } from './clock.ports.ts';

/** What an answer's headers mean for the chart (HTTP-16). */
export function sessionUpdateFrom({ isInsecure, secureExpiration, expirationDate }: SessionHeaders, clock: Clock): SessionUpdate {
  const now = clock.now().toString();
  const ending = expirationDate === null ? null : { expirationDate, alertAt: alertAt(expirationDate, now) };
  return { now, isInsecure, secureExpiration, ending };
}
