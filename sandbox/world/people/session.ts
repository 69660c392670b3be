import type { SessionAnswer } from '#contract/session.ts';
import type { World } from '../world.ts';
import { mfaPhone, type Person } from './person.ts';
import type { Session } from './stored.ts';

/** The account of a call. */
export interface Member {
  readonly person: Person;
  readonly session: Session;
}

/** The header that names a session (OPEN-13). */
const TOKEN_HEADER = 'X-Access-Token';
const HOURS = { persistent: 24 * 90, usual: 12 } as const;

/** Asked once more and answered, a session is to be trusted for so long. */
const TRUSTED_MINUTES = 30;

interface Opening {
  /** A member has confirmed the password again. */
  readonly isAgain?: boolean;
}

export function openSession(world: World, person: Person, { isAgain = false }: Opening = {}): Session {
  const now = world.clock.now();
  const session: Session = {
    token: `token-${world.newId()}`,
    customerId: person.customerId,
    loginDate: now.toString(),
    secureUntil: now.add({ minutes: isAgain ? Math.max(TRUSTED_MINUTES, person.secureMinutes) : person.secureMinutes }).toString(),
    expiresAt: now.add({ hours: person.isPersistent ? HOURS.persistent : HOURS.usual }).toString(),
    secondStepUntil: null,
  };
  world.sessions.put(session.token, session);
  return session;
}

const isPast = (world: World, instant: string) => Temporal.Instant.compare(Temporal.Instant.from(instant), world.clock.now()) <= 0;

/** A second step lets changes pass for so long. */
const SECOND_STEP_MINUTES = 10;

/** Remembers that the member has just typed a code of this session. The code of a sign-in does not count. */
export function passSecondStep(world: World, session: Session): void {
  const secondStepUntil = world.clock.now().add({ minutes: SECOND_STEP_MINUTES }).toString();
  world.sessions.put(session.token, { ...session, secondStepUntil });
}

/** Is the second step wanted before a change: of a member with two-step verification, or while a tester wants it so (SESSION-12, AMB-34)? */
export const needsSecondStep = (world: World, { person, session: { secondStepUntil } }: Member): boolean =>
  (mfaPhone(person) !== undefined || world.scenarios.get('session')?.scenario === 'mfaRequired') &&
  (secondStepUntil === null || isPast(world, secondStepUntil));

/** Returns the account of a token; null for one that is unknown or expired. */
export function memberOf(world: World, headers: Headers): Member | null {
  const session = world.sessions.get(headers.get(TOKEN_HEADER) ?? '');
  if (session === undefined || isPast(world, session.expiresAt)) return null;
  const person = world.people.get(session.customerId);
  return person ? { person, session } : null;
}

const isSecure = (world: World, { session: { secureUntil } }: Member): boolean =>
  !isPast(world, secureUntil) && world.scenarios.get('session')?.scenario !== 'insecure';

export const sessionAnswer = (world: World, member: Member): SessionAnswer => ({
  accessToken: member.session.token,
  customerId: member.person.customerId,
  username: member.person.emailAddress,
  firstName: member.person.firstName,
  lastName: member.person.lastName,
  isPersistentSession: member.person.isPersistent,
  isSecure: isSecure(world, member),
  secureExpiration: member.session.secureUntil,
  expirationDate: member.session.expiresAt,
  loginDate: member.session.loginDate,
  communications: {
    subscriptions: member.person.emailSubscriptions.filter(({ isSubscribed }) => isSubscribed).map(({ name }) => name),
    suppressors: member.person.optSettings.isEmailGlobalOpt ? [] : ['EMAIL'],
  },
});

/** What every answer to a member says about their session (HTTP-16). */
export function sessionHeaders(world: World, member: Member): Record<string, string> {
  const isExpiring = world.scenarios.get('session')?.scenario === 'expiring';
  const soon = (seconds: number) => world.clock.now().add({ seconds }).toString();
  return {
    'x-insecure': String(!isSecure(world, member)),
    'x-secure-expiration': isExpiring ? soon(20) : member.session.secureUntil,
    expirationdate: isExpiring ? soon(40) : member.session.expiresAt,
  };
}
