import { waitFor, type AnyActorRef } from 'xstate';
import { noCampaignParams } from '#domain/navigation/query.ts';
import type { AppInput } from '#machines/app/app.types.ts';
import type { SignInOptions } from '#machines/auth/auth.types.ts';
import { plainSignIn } from '#machines/auth/sign-in-options.ts';
import { sessionScreen } from '#machines/session/session.screen.ts';
import { signInScreen } from '#machines/sign-in/sign-in.screen.ts';
import { isPending, runningActor } from '#machines/kit/lazy.ts';
import { startSession } from '#src/app/session/start-session.ts';
import { createApp } from '#src/app/create-app.ts';
import { knownFeatures } from '#src/app/known-features.ts';
import type { Dependencies } from '#src/app/services.ts';
import { must } from '#domain/must.ts';
import { PASSWORD } from '#sandbox/seeds/people.ts';
import type { World } from '#sandbox/world/world.ts';
import { startCart, storeOrder, type EarlierOrder } from './order.ts';
import { testDependencies } from './test-dependencies.ts';

export const visit: AppInput = {
  isTest: false,
  isDebug: false,
  isContinuedGuest: false,
  hasToken: false,
  campaignParams: noCampaignParams,
  hasSeenWelcome: false,
  lastFeatures: {},
};

/** What an earlier visit left. */
export type Earlier = Partial<AppInput> & EarlierOrder;

type TestDependencies = ReturnType<typeof testDependencies>;

/** The app, started and open, against the sandbox; `input` is what an earlier visit left. */
export async function openedApp(dependencies: Dependencies, { order, previous, placedCartId, placedCustomerId, ...input }: Earlier = {}) {
  storeOrder(dependencies.sharedStorage, { order, previous, placedCartId, placedCustomerId });
  const created = createApp(dependencies, { ...visit, ...input });
  created.app.start();
  await knownFeatures(created.app);
  await startCart(created.app);
  return created;
}

/** The whole app without a page, against the sandbox: what a journey does, in milliseconds. */
export async function liveApp(world: World, deps: TestDependencies = testDependencies(world), input: Earlier = {}) {
  const { app, services } = await openedApp(deps, { hasToken: deps.tokenCookie.read() !== null, ...input });
  const lazySession = startSession(app);
  await waitFor(lazySession, (snapshot) => !isPending(snapshot));
  const session = must(runningActor(lazySession), 'session');
  const until = <Ref extends AnyActorRef>(ref: Ref, check: (snapshot: ReturnType<Ref['getSnapshot']>) => boolean) =>
    waitFor(ref as never, check as never);
  const child = async (name: 'auth' | 'member') => {
    await until(session, ({ children }) => children[name] !== undefined);
    return must(session.getSnapshot().children[name], name);
  };
  return {
    app,
    services,
    deps,
    session,
    until,
    screen: () => sessionScreen(session.getSnapshot()),
    member: () => child('member'),
    /** Opens the door and gives the sign-in behind it. */
    async askWho(options: Partial<SignInOptions> = {}) {
      session.send({ type: 'auth.requested', wanted: { kind: 'signIn', options: { ...plainSignIn, ...options } } });
      const auth = must(session.getSnapshot().children.auth, 'auth');
      const signIn = must(auth.getSnapshot().children.signIn, 'signIn');
      await until(signIn, (snapshot) => {
        const shown = signInScreen(snapshot as never);
        return shown.kind !== 'asking' || !shown.isCollecting;
      });
      return signIn;
    },
    /** Signs in a member without a second step. */
    async signIn(name: string, password = PASSWORD) {
      const signIn = await this.askWho();
      signIn.send({ type: 'credentials.submitted', username: `${name}@example.com`, password });
      await until(session, (snapshot) => {
        const { member } = (snapshot as ReturnType<typeof session.getSnapshot>).context;
        return member?.kind === 'signedIn' && !member.isLoading;
      });
    },
  };
}
