import { expect, it, vi } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { must } from '#domain/must.ts';
import type { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import { signInScreen, type SignInScreen } from '#machines/sign-in/sign-in.screen.ts';
import { verificationScreen, type VerificationScreen } from '#machines/verification/verification.screen.ts';
import { flowKey } from '#src/app/flow-key.ts';
import { scopeKey } from '#src/api/define-query.ts';
import { recentCafesQuery, rewardsQuery } from '#src/api/loyalty.ts';
import { PASSWORD } from '#sandbox/seeds/people.ts';
import { liveApp } from '#test/kit/live.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();
type Live = Awaited<ReturnType<typeof liveApp>>;
type SignIn = ActorRefFrom<typeof signInMachine>;

async function submit(live: Live, name: string, password = PASSWORD) {
  const signIn = (await live.askWho()) as SignIn;
  const emitted: unknown[] = [];
  signIn.on('login.failed', (event) => emitted.push(event));
  signIn.send({ type: 'credentials.submitted', username: `${name}@example.com`, password });
  const shows = async (check: (screen: SignInScreen) => boolean) => {
    await live.until(signIn, (snapshot) => check(signInScreen(snapshot)));
    return signInScreen(signIn.getSnapshot());
  };
  return { signIn, emitted, shows };
}

const lastCode = () => /\d{6}/.exec(world.messages.all().at(-1)?.body ?? '')?.[0] ?? '';

/** The second step inside a sign-in, as far as it is now. */
async function secondStep(live: Live, signIn: SignIn) {
  await live.until(signIn, ({ children }) => children.verification !== undefined);
  const verification = must(signIn.getSnapshot().children.verification, 'verification');
  const shows = async (check: (screen: VerificationScreen) => boolean) => {
    await live.until(verification, (snapshot) => check(verificationScreen(snapshot)));
    return verificationScreen(verification.getSnapshot());
  };
  return { verification, shows };
}

it('signs a member in, keeps the token in its cookie alone, and loads what belongs to them (SESSION-01 to -03, PROFILE-06, ROLES-02, SESSION-20, C-47)', async () => {
  const live = await liveApp(world);
  await live.signIn('pat');
  expect(live.screen()).toMatchObject({ kind: 'member', isAuthOpen: false, member: { session: { firstName: 'Pat', isSecure: true } } });
  const token = must(live.deps.tokenCookie.read(), 'token');
  expect(JSON.stringify(live.app.getPersistedSnapshot())).not.toContain(token);
  const known = live.deps.queryClient.getQueryCache().getAll();
  expect(known.map(({ queryKey }) => queryKey.slice(0, 2).join('.')).toSorted()).toEqual([
    'member.details',
    'member.emailSubscriptions',
    'member.foodSubscriptions',
    'member.pastOrders',
    'member.recentCafes',
    'member.reorders',
    'member.rewards',
    'member.visits',
  ]);
});

it('loads no rewards of an account that gathers none (SESSION-03, DISC-14)', async () => {
  const live = await liveApp(world);
  await live.signIn('nell');
  expect(live.deps.queryClient.getQueryData(rewardsQuery(live.deps.call, null).queryKey)).toBeUndefined();
});

it.for(['account.details', 'account.rewards', 'account.orders', 'account.subscriptions.email', 'account.visits'])(
  'says nothing where %s fails, and loads the rest (SESSION-03, DISC-15)',
  async (endpoint) => {
    world.faults.put(endpoint, { endpoint, kind: 'error500' });
    const live = await liveApp(world);
    await live.signIn('pat');
    expect(live.screen()).toMatchObject({ kind: 'member', member: { session: { firstName: 'Pat' } } });
    expect(live.deps.queryClient.getQueryData(recentCafesQuery(live.deps.call).queryKey)).toBeDefined();
  },
);

it('E-63 tells a wrong password where it was typed, and emits it (SIGNIN-16)', async () => {
  const { emitted, shows } = await submit(await liveApp(world), 'pat', 'wrong');
  expect(await shows(({ kind }) => kind === 'asking')).toMatchObject({ isCollecting: false });
  expect(await shows((screen) => screen.kind === 'asking' && screen.trouble !== null)).toMatchObject({ trouble: 'refused' });
  const failure = { endpoint: 'account.login', kind: 'unauthorized', status: 401, reasonCode: 'error.authentication' };
  expect(emitted).toEqual([{ type: 'login.failed', failure }]);
});

it.for([
  ['error500', 'broken', 500],
  ['error503', 'unavailable', 503],
  ['dropped', 'offline', null],
  ['malformed', 'malformed', 200],
] as const)('a login that fails by %s shows an error and emits the failure (SIGNIN-16)', async ([fault, kind, status]) => {
  const live = await liveApp(world);
  world.faults.put('account.login', { endpoint: 'account.login', kind: fault });
  const { emitted, shows } = await submit(live, 'pat');
  expect(await shows((screen) => screen.kind === 'asking' && screen.trouble !== null)).toMatchObject({ trouble: 'unreachable' });
  expect(emitted).toMatchObject([{ type: 'login.failed', failure: { endpoint: 'account.login', kind, status } }]);
});

it('E-63 a pending account closes sign-in and opens its confirmation (SIGNIN-14)', async () => {
  const live = await liveApp(world);
  await submit(live, 'una');
  const auth = must(live.session.getSnapshot().children.auth, 'auth');
  await live.until(auth, (snapshot) => snapshot.matches('signUp'));
  const signUp = must(auth.getSnapshot().children.signUp, 'signUp');
  expect(signUp.getSnapshot().context.email).toBe('una@example.com');
});

it('says that the bakery cannot be reached, and tries again with nothing lost', async () => {
  const live = await liveApp(world);
  world.faults.put('account.login', { endpoint: 'account.login', kind: 'error500' });
  const { signIn, shows } = await submit(live, 'pat');
  expect(await shows((screen) => screen.kind === 'asking' && screen.trouble !== null)).toMatchObject({ trouble: 'unreachable' });
  world.faults.drop('account.login');
  signIn.send({ type: 'credentials.submitted', username: 'pat@example.com', password: PASSWORD });
  await live.until(live.session, ({ context }) => context.member?.kind === 'signedIn');
});

it('E-13 shows "Incorrect Code" until the code is edited, then the right one signs in (MFA-15, -28, -29, C-79, C-80)', async () => {
  const live = await liveApp(world);
  const { signIn } = await submit(live, 'max');
  const { verification, shows } = await secondStep(live, signIn);
  await shows(({ kind }) => kind === 'entering');
  const code = lastCode();
  verification.send({ type: 'code.submitted', code: code === '000000' ? '111111' : '000000' });
  expect(await shows((screen) => screen.kind === 'entering' && screen.trouble !== null)).toMatchObject({
    trouble: 'incorrect',
    isChecking: false,
  });
  verification.send({ type: 'code.edited' });
  expect(verificationScreen(verification.getSnapshot())).toMatchObject({ trouble: null });
  verification.send({ type: 'code.submitted', code });
  await live.until(live.session, ({ context }) => context.member?.kind === 'signedIn');
  expect(live.screen()).toMatchObject({ kind: 'member', member: { session: { firstName: 'Max' } } });
});

it('MFA-14 a session that the answer’s header calls insecure is insecure', async () => {
  world.scenarios.put('session', { scenario: 'insecure' });
  const live = await liveApp(world);
  const { signIn } = await submit(live, 'max');
  const { verification, shows } = await secondStep(live, signIn);
  await shows(({ kind }) => kind === 'entering');
  verification.send({ type: 'code.submitted', code: lastCode() });
  await live.until(live.session, ({ context }) => context.member?.kind === 'signedIn');
  expect(live.screen()).toMatchObject({ member: { session: { isSecure: false } } });
});

it('E-12 does nothing and sends nothing where only email is offered (MFA-08 to -10)', async () => {
  world.scenarios.put('codes', { scenario: 'unsupported' });
  const { shows } = await submit(await liveApp(world), 'max');
  expect(await shows((screen) => screen.kind === 'asking' && screen.trouble !== null)).toMatchObject({ trouble: 'unsupported' });
  expect(world.messages.all()).toEqual([]);
});

it.for([
  ['expired', 'expired'],
  ['normal', 'limited'],
] as const)('with codes that are %s shows %s', async ([scenario, trouble]) => {
  world.scenarios.put('codes', { scenario });
  const live = await liveApp(world);
  const { signIn } = await submit(live, 'max');
  const { verification, shows } = await secondStep(live, signIn);
  await shows(({ kind }) => kind === 'entering');
  const right = lastCode();
  const wrong = right === '000000' ? '111111' : '000000';
  for (let tries = 0; tries < (trouble === 'limited' ? 6 : 1); tries += 1) {
    verification.send({ type: 'code.submitted', code: trouble === 'limited' ? wrong : right });
    await shows((screen) => screen.kind === 'entering' && !screen.isChecking);
  }
  expect(verificationScreen(verification.getSnapshot())).toMatchObject({ trouble });
});

it('MFA-22 a verification that the server has forgotten ends in its own sentence, and back at the form with the email that was typed (OVERLAYS-45)', async () => {
  world.scenarios.put('codes', { scenario: 'unknown' });
  const live = await liveApp(world);
  const { signIn, shows } = await submit(live, 'max');
  const step = await secondStep(live, signIn);
  expect(await step.shows(({ kind }) => kind === 'unknown')).toEqual({ kind: 'unknown' });
  step.verification.send({ type: 'verification.cancelled' });
  expect(await shows(({ kind }) => kind === 'asking')).toMatchObject({ trouble: null, username: 'max@example.com' });
});

it('MFA-19 goes on without the second step by closing the door', async () => {
  const live = await liveApp(world);
  const { signIn } = await submit(live, 'olive');
  const step = await secondStep(live, signIn);
  await step.shows(({ kind }) => kind === 'entering');
  step.verification.send({ type: 'verification.declined' });
  await live.until(live.session, (snapshot) => snapshot.matches({ auth: 'closed' }));
  expect(live.screen()).toMatchObject({ kind: 'anonymous', isAuthOpen: false });
});

it('SESSION-11 a token that the server does not know signs out, and its cookie is gone', async () => {
  const first = await liveApp(world);
  first.deps.tokenCookie.keep('token-of-nobody', null);
  const live = await liveApp(world, first.deps, { hasToken: true });
  await live.until(live.session, (snapshot) => snapshot.matches({ visitor: 'guest' }));
  expect(live.deps.tokenCookie.read()).toBeNull();
});

it('a reload finds the member again by the cookie (SESSION-02, C-50)', async () => {
  const before = await liveApp(world);
  await before.signIn('pat');
  before.app.stop();
  const after = await liveApp(world, before.deps);
  await after.until(after.session, ({ context }) => context.member?.kind === 'signedIn');
  expect(after.screen()).toMatchObject({ member: { session: { firstName: 'Pat' } } });
});

it('SESSION-06 signs out even where the server cannot be reached, and keeps nothing of the member', async () => {
  const live = await liveApp(world);
  await live.signIn('pat');
  const ended = vi.fn<(event: unknown) => void>();
  live.session.on('session.ended', ended);
  live.deps.tabStorage.setItem(flowKey('checkout'), 'something');
  world.faults.put('account.logout', { endpoint: 'account.logout', kind: 'dropped' });
  live.session.send({ type: 'logout.requested', redirectHome: true });
  await live.until(live.session, (snapshot) => snapshot.matches({ visitor: 'guest' }));
  expect(live.deps.tokenCookie.read()).toBeNull();
  expect(live.deps.vault.accessToken()).toBeNull();
  expect(live.deps.tabStorage.getItem(flowKey('checkout'))).toBeNull();
  expect(live.deps.queryClient.getQueryCache().findAll({ queryKey: scopeKey('member') })).toEqual([]);
  expect(ended).toHaveBeenCalledExactlyOnceWith({ type: 'session.ended', redirectHome: true });
});

it('E-90 closing an unfinished re-authentication signs out; closing plain sign-in as a guest does nothing (REAUTH-05)', async () => {
  const live = await liveApp(world);
  const plain = await live.askWho();
  plain.send({ type: 'signIn.closed' });
  expect(live.screen()).toEqual({ kind: 'anonymous', isAuthOpen: false, link: null });
  await live.signIn('pat');
  const again = await live.askWho({ variant: 'expired', isGuestAllowed: false });
  again.send({ type: 'signIn.closed' });
  await live.until(live.session, (snapshot) => snapshot.matches({ visitor: 'guest' }));
});

it('E-62 a second failure of a persistent login ends in "tried too often" (SESSION-04, SESSION-05)', async () => {
  const live = await liveApp(world);
  await live.signIn('iris');
  const again = (await live.askWho({ variant: 'expired', isGuestAllowed: false })) as SignIn;
  const fail = async (check: (screen: SignInScreen) => boolean) => {
    again.send({ type: 'credentials.submitted', username: null, password: 'wrong' });
    await live.until(again, (snapshot) => check(signInScreen(snapshot)));
  };
  await fail((screen) => screen.kind === 'asking' && screen.trouble === 'refused');
  await fail(({ kind }) => kind === 'exhausted');
  again.send({ type: 'signIn.closed' });
  await live.until(live.session, (snapshot) => snapshot.matches({ visitor: 'guest' }));
});

it('counts a failure before "forgot password" and one after it as two (SESSION-05)', async () => {
  const live = await liveApp(world);
  await live.signIn('iris');
  const auth = () => must(live.session.getSnapshot().children.auth, 'auth');
  const fail = async (signIn: SignIn, check: (screen: SignInScreen) => boolean) => {
    signIn.send({ type: 'credentials.submitted', username: null, password: 'wrong' });
    await live.until(signIn, (snapshot) => check(signInScreen(snapshot)));
  };
  const first = (await live.askWho({ variant: 'expired', isGuestAllowed: false })) as SignIn;
  await fail(first, (screen) => screen.kind === 'asking' && screen.trouble === 'refused');
  first.send({ type: 'password.forgotten', email: null });
  auth().send({ type: 'auth.backed', email: null });
  const second = must(auth().getSnapshot().children.signIn, 'signIn');
  await live.until(second, (snapshot) => snapshot.matches({ asking: 'ready' }));
  await fail(second, ({ kind }) => kind === 'exhausted');
});

it('keeps the count of failures where closing sign-in does not end the session (SESSION-01, SESSION-05)', async () => {
  const live = await liveApp(world);
  world.people.put({ ...must(world.people.byEmail('iris@example.com'), 'iris'), secureMinutes: 60 });
  await live.signIn('iris');
  const signIn = (await live.askWho()) as SignIn;
  signIn.send({ type: 'credentials.submitted', username: null, password: 'wrong' });
  await live.until(signIn, (snapshot) => snapshot.matches({ asking: { ready: 'refused' } }));
  signIn.send({ type: 'signIn.closed' });
  expect(live.screen()).toMatchObject({ kind: 'member', isAuthOpen: false, member: { failedLogins: 1 } });
  const again = (await live.askWho()) as SignIn;
  again.send({ type: 'credentials.submitted', username: null, password: 'wrong' });
  await live.until(again, (snapshot) => snapshot.matches('exhausted'));
});

it('knows when the member signed in, when the session ends, and what they hear from the bakery (SESSION-01)', async () => {
  const live = await liveApp(world);
  await live.signIn('pat');
  expect(live.screen()).toMatchObject({
    member: {
      session: {
        loginDate: '2026-11-20T17:30:00Z',
        expirationDate: '2026-11-21T05:30:00Z',
        communications: { subscriptions: [], suppressors: ['EMAIL'] },
      },
    },
  });
});
