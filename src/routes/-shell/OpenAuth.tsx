import type { ActorRefFrom } from 'xstate';
import type { authMachine } from '#machines/auth/auth.machine.ts';
import type { emailConfirmationMachine } from '#machines/email-confirmation/email-confirmation.machine.ts';
import { emailConfirmationScreen } from '#machines/email-confirmation/email-confirmation.screen.ts';
import type { signUpMachine } from '#machines/sign-up/sign-up.machine.ts';
import { signUpScreen } from '#machines/sign-up/sign-up.screen.ts';
import { createDoorRecord } from '#src/flows/kit/door-record.ts';
import { EmailConfirmationView } from '#src/flows/email-confirmation/EmailConfirmationView.tsx';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { SignUpView } from '#src/flows/sign-up/SignUpView.tsx';
import { Forgot } from './Forgot.tsx';
import { SignIn } from './SignIn.tsx';
import { useAppContext } from './use-app-context.ts';
import { CredentialSignIn } from './CredentialSignIn.tsx';

/** What is asked at the door. The pages of emails' links draw their own. */
export function OpenAuth({ actor }: { readonly actor: ActorRefFrom<typeof authMachine> }) {
  const { signIn, credentialSignIn, signUp, forgot, emailConfirmation } = useScreen(actor, (snapshot) => snapshot.children);
  if (signIn) return <SignIn actor={signIn} />;
  if (credentialSignIn) return <CredentialSignIn actor={credentialSignIn} />;
  if (signUp) return <SignUp actor={signUp} />;
  if (emailConfirmation) return <EmailConfirmation actor={emailConfirmation} />;
  return forgot ? <Forgot actor={forgot} auth={actor} /> : null;
}

function SignUp({ actor }: { readonly actor: ActorRefFrom<typeof signUpMachine> }) {
  const { config, tabStorage } = useAppContext();
  const doorRecord = createDoorRecord(tabStorage);
  const { termsUrl: terms, privacyUrl: privacy } = config;
  const screen = useScreen(actor, signUpScreen);
  return <SignUpView screen={screen} send={actor.send} typed={doorRecord.typed()} onType={doorRecord.add} urls={{ terms, privacy }} />;
}

const EmailConfirmation = ({ actor }: { readonly actor: ActorRefFrom<typeof emailConfirmationMachine> }) => (
  <EmailConfirmationView screen={useScreen(actor, emailConfirmationScreen)} send={actor.send} />
);
