import { expect, it } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { must } from '#domain/must.ts';
import type { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import { signInScreen } from '#machines/sign-in/sign-in.screen.ts';
import { signUpScreen } from '#machines/sign-up/sign-up.screen.ts';
import { liveApp } from '#test/kit/live.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();

it('takes the email that was typed to every question at the door, and no password (SIGNIN-02, SIGNIN-07)', async () => {
  const live = await liveApp(world);
  const auth = () => must(live.session.getSnapshot().children.auth, 'auth');
  const children = () => auth().getSnapshot().children;
  const signIn = (await live.askWho()) as ActorRefFrom<typeof signInMachine>;
  signIn.send({ type: 'password.forgotten', email: 'ana@example.com' });
  expect(children().forgot?.getSnapshot().context.values).toEqual({ email: 'ana@example.com' });
  auth().send({ type: 'auth.backed', email: 'ana@example.org' });
  const again = must(children().signIn, 'signIn');
  expect(signInScreen(again.getSnapshot())).toMatchObject({ kind: 'asking', firstName: null, username: 'ana@example.org' });
  again.send({ type: 'signUp.requested', email: 'ana@example.net' });
  const signUp = must(children().signUp, 'signUp');
  expect(signUpScreen(signUp.getSnapshot())).toMatchObject({ kind: 'filling', form: { firstName: '', email: 'ana@example.net' } });
  signUp.send({ type: 'signIn.requested', email: 'ana@example.com' });
  expect(signInScreen(must(children().signIn, 'signIn').getSnapshot())).toMatchObject({ username: 'ana@example.com' });
});
