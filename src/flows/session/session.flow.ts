import { noticeOf } from '#domain/notice/notice.ts';
import type { memberMachine } from '#machines/member/member.machine.ts';
import type { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import type { credentialSignInMachine } from '#machines/credential-sign-in/credential-sign-in.machine.ts';
import { defineLazyFlow } from '#src/app/define-flow.ts';
import type { HandlersOf } from '#src/app/effects.ts';

/** Loaded with the session: most visits have no sign-in. */
const handlers = () => import('./session.effects.ts');

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

const credentialSignIn: HandlersOf<typeof credentialSignInMachine> = {
  'login.failed': ({ failure }, { trackEvent }) => trackEvent('loginfailed', failure),
};

/** Who the visitor is: everything that signs a visitor in, and the member who is signed in. */
export const sessionFlow = defineLazyFlow({
  name: 'session',
  async load() {
    const [{ createLogic }] = await Promise.all([import('./session.logic.ts'), handlers()]);
    return { createLogic };
  },
  on: {
    // The next press loads it again.
    'load.failed': (_, { send }) => send({ type: 'notice.shown', notice: noticeOf('error', 'shell.partError') }),
    'session.ended': async (event, services) => (await handlers()).onSessionEnded(event, services),
    'auth.ended': async (event, services) => (await handlers()).onAuthEnded(event, services),
  },
  inside: { member, auth: {}, 'auth/signIn': signIn, 'auth/credentialSignIn': credentialSignIn },
});
