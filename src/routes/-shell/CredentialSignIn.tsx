import type { ActorRefFrom } from 'xstate';
import type { credentialSignInMachine } from '#machines/credential-sign-in/credential-sign-in.machine.ts';
import { credentialSignInScreen } from '#machines/credential-sign-in/credential-sign-in.screen.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { CredentialSignInView } from '#src/flows/credential-sign-in/CredentialSignInView.tsx';
import { Verification } from './Verification.tsx';

export function CredentialSignIn({ actor }: { readonly actor: ActorRefFrom<typeof credentialSignInMachine> }) {
  const verification = useScreen(actor, ({ children }) => children.verification);
  return (
    <CredentialSignInView
      screen={useScreen(actor, credentialSignInScreen)}
      send={actor.send}
      verification={verification && <Verification actor={verification} />}
    />
  );
}
