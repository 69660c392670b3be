import { accountReasonCodes } from '#contract/account-reason-codes.ts';
import { hashOf } from '../core/hash.ts';
import type { World } from '../world.ts';
import type { Person } from './person.ts';
import type { Challenge } from './stored.ts';

const CODE_MINUTES = 10;
const MAX_SENT = 5;
const MAX_FAILED = 5;

export interface Refusal {
  readonly status: number;
  readonly reasonCode: string;
}

export const openChallenge = (world: World, purpose: Challenge['purpose'], person: Person, phoneId: string | null): Challenge => ({
  token: `challenge-${world.newId()}`,
  codeToken: null,
  purpose,
  customerId: person.customerId,
  phoneId,
  code: null,
  expiresAt: world.clock.now().add({ minutes: CODE_MINUTES }).toString(),
  sent: 0,
  failed: 0,
});

/** Sends a code for a challenge, and gives the challenge as it is now; or why not. */
export function sendCode(world: World, challenge: Challenge, to: string): Challenge | Refusal {
  const scenario = world.scenarios.get('codes')?.scenario;
  if (scenario === 'unknown') return { status: 404, reasonCode: accountReasonCodes.challengeUnknown };
  if (scenario === 'limited' || challenge.sent >= MAX_SENT) return { status: 429, reasonCode: accountReasonCodes.codeLimited };
  const code = String(hashOf(world.newId()) % 1_000_000).padStart(6, '0');
  const now = world.clock.now();
  const sent: Challenge = {
    ...challenge,
    codeToken: `code-${world.newId()}`,
    code,
    sent: challenge.sent + 1,
    expiresAt: now.add({ minutes: scenario === 'expired' ? -1 : CODE_MINUTES }).toString(),
  };
  world.challenges.put(sent.token, sent);
  world.send({ channel: 'sms', to, subject: '', body: `Your Hearthside code is ${code}.` });
  return sent;
}

/** Looks at a code; the challenge is over when it is the right one. */
export function checkCode(world: World, token: string, code: string, purpose: readonly Challenge['purpose'][]): Challenge | Refusal {
  const challenge = world.challenges.all().find(({ codeToken }) => codeToken === token);
  if (!challenge || !purpose.includes(challenge.purpose) || world.scenarios.get('codes')?.scenario === 'unknown') {
    return { status: 404, reasonCode: accountReasonCodes.challengeUnknown };
  }
  if (challenge.failed >= MAX_FAILED) return { status: 429, reasonCode: accountReasonCodes.codeLimited };
  if (challenge.code !== code) {
    world.challenges.put(challenge.token, { ...challenge, failed: challenge.failed + 1 });
    return { status: 400, reasonCode: accountReasonCodes.codeIncorrect };
  }
  if (Temporal.Instant.compare(Temporal.Instant.from(challenge.expiresAt), world.clock.now()) <= 0) {
    return { status: 400, reasonCode: accountReasonCodes.codeExpired };
  }
  world.challenges.drop(challenge.token);
  return challenge;
}
