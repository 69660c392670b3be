import type { ActorRefFrom } from 'xstate';
import type { storedSignInMachine } from '#machines/stored-sign-in/stored-sign-in.machine.ts';
import { storedSignInScreen } from '#machines/stored-sign-in/stored-sign-in.screen.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { StoredSignInView } from '#src/flows/stored-sign-in/StoredSignInView.tsx';
import { Verification } from './Verification.tsx';

export function StoredSignIn({ actor }: { readonly actor: ActorRefFrom<typeof storedSignInMachine> }) {
  const verification = useScreen(actor, ({ children }) => children.verification);
  return (
    <StoredSignInView
      screen={useScreen(actor, storedSignInScreen)}
      send={actor.send}
      verification={verification && <Verification actor={verification} />}
    />
  );
}
