import { expect, it, vi } from 'vitest';
import { must } from '#domain/must.ts';
import { text } from '#src/text/text.ts';
import { liveApp } from '#test/kit/live.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { PASSWORD } from '#sandbox/seeds/people.ts';

const world = openSandbox();
const profilePage = '/en-us/mybakery/profile-and-settings/profile.html';

/** The app with what it says when sign-in ends although the visitor did not sign out. */
async function begin() {
  const live = await liveApp(world);
  const notices = () => must(live.app.getSnapshot().children.notices, 'notices');
  const said = () => notices().getSnapshot().context.notice;
  const askedAgain = async () => {
    notices().send({ type: 'notice.acted' });
    await live.until(live.session, ({ context }) => context.wanted !== null);
    return live.session.getSnapshot().context.wanted;
  };
  return { live, said, askedAgain };
}

it('says that no one is signed in without the second step, and offers to sign in (MFA-19)', async () => {
  const { live, said, askedAgain } = await begin();
  const signIn = await live.askWho({ redirectTo: profilePage });
  signIn.send({ type: 'credentials.submitted', username: 'olive@example.com', password: PASSWORD });
  await live.until(signIn, ({ children }) => children['verification'] !== undefined);
  const verification = must(signIn.getSnapshot().children['verification'], 'verification');
  await live.until(verification, (snapshot) => snapshot.matches('entering'));
  verification.send({ type: 'verification.declined' });
  expect(live.screen()).toMatchObject({ kind: 'anonymous', isAuthOpen: false });
  await vi.waitFor(() => expect(said()).toMatchObject({ key: 'signIn.declined', action: { key: 'signIn.submit' } }));
  expect(text('signIn.declined')).toMatch(/^You’re not signed in/);
  expect(await askedAgain()).toMatchObject({ kind: 'signIn', options: { redirectTo: profilePage } });
});

it('says that closing re-authentication signed the member out, and asks them as a visitor then (AMB-09, REAUTH-05)', async () => {
  const { live, said, askedAgain } = await begin();
  await live.signIn('iris');
  const again = await live.askWho({ variant: 'expired', isGuestAllowed: false, redirectTo: profilePage });
  again.send({ type: 'signIn.closed' });
  await live.until(live.session, (snapshot) => snapshot.matches({ visitor: 'guest' }));
  await vi.waitFor(() => expect(said()).toMatchObject({ key: 'signIn.abandoned', action: { key: 'signIn.submit' } }));
  expect(text('signIn.abandoned')).toMatch(/signed you out/);
  expect(await askedAgain()).toMatchObject({ kind: 'signIn', options: { variant: 'plain', redirectTo: profilePage } });
});

it('says nothing of a sign-out that the member asked for', async () => {
  const { live, said } = await begin();
  await live.signIn('iris');
  const again = await live.askWho({ variant: 'expired', isGuestAllowed: false });
  again.send({ type: 'logout.requested' });
  await live.until(live.session, (snapshot) => snapshot.matches({ visitor: 'guest' }));
  expect(said()).toBeNull();
});
