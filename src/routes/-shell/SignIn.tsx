import { useRouteContext } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import { providersOf } from '#domain/config/providers.ts';
import type { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import { signInScreen } from '#machines/sign-in/sign-in.screen.ts';
import { createDoorRecord } from '#src/flows/kit/door-record.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { SignInView } from '#src/flows/sign-in/SignInView.tsx';
import { Verification } from './Verification.tsx';

export function SignIn({ actor }: { readonly actor: ActorRefFrom<typeof signInMachine> }) {
  const { actors, config, tabStorage } = useRouteContext({ from: '__root__' });
  const doorRecord = createDoorRecord(tabStorage);
  const screen = useScreen(actor, signInScreen);
  const verification = useScreen(actor, (snapshot) => snapshot.children.verification);
  return (
    <SignInView
      screen={screen}
      send={actor.send}
      providers={providersOf(config)}
      typedEmail={doorRecord.typed().email}
      onType={(email) => doorRecord.add({ email })}
      onTouched={() => actors.notices.send({ type: 'page.touched' })}
      verification={verification && <Verification actor={verification} />}
    />
  );
}
