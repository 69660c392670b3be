import { noticeOf } from '#domain/notice/notice.ts';
import type { doorMachine } from '#machines/door/door.machine.ts';
import type { memberMachine } from '#machines/member/member.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import type { storedSignInMachine } from '#machines/stored-sign-in/stored-sign-in.machine.ts';
import type { FlowEffects, HandlersOf } from '../effects.ts';

/** Loaded with the session: most visits sign nobody in. */
const handlers = () => import('./session-handlers.ts');

const on: HandlersOf<typeof sessionMachine> = {
  // The next press loads it again.
  'load.failed': (_, { send }) => send({ type: 'notice.shown', notice: noticeOf('error', 'shell.partError') }),
  'session.ended': async (event, services) => (await handlers()).onSessionEnded(event, services),
  'door.ended': async (event, services) => (await handlers()).onDoorEnded(event, services),
};

const member: HandlersOf<typeof memberMachine> = {
  'session.restored': async (event, services) => (await handlers()).greet(event, services),
  'session.distrusted': async (event, services) => (await handlers()).askOnProfile(event, services),
};

const signIn: HandlersOf<typeof signInMachine> = {
  /** SIGNIN-16. */
  'login.failed': ({ failure }, { trackEvent }) => trackEvent('loginfailed', failure),
  'social.linked': async (event, services) => (await handlers()).showLinking(event, services),
  'social.notLinked': async (event, services) => (await handlers()).showLinking(event, services),
};

const storedSignIn: HandlersOf<typeof storedSignInMachine> = {
  'login.failed': ({ failure }, { trackEvent }) => trackEvent('loginfailed', failure),
};

const door: HandlersOf<typeof doorMachine> = {};

/** What signing in and out lead to. */
export const sessionEffects: FlowEffects = {
  name: 'session',
  on,
  inside: { member, door, 'door/signIn': signIn, 'door/storedSignIn': storedSignIn },
};
