import { alertAt } from '#domain/session/expiry.ts';
import type { SessionUpdate } from '#domain/session/member.ts';
import type { SessionHeaders } from '#src/api/session-headers.ts';
import type { Clock } from './clock.ports.ts';

/** What an answer's headers mean for the chart (HTTP-16). */
export const sessionUpdateFrom = ({ isInsecure, secureExpiration, expirationDate }: SessionHeaders, clock: Clock): SessionUpdate => ({
  isInsecure,
  secureExpiration,
  ending: expirationDate === null ? null : { expirationDate, alertAt: alertAt(expirationDate, clock.now().toString()) },
});
