import { authMachine } from '#machines/auth/auth.machine.ts';
import { editFormMachine } from '#machines/edit-form/edit-form.machine.ts';
import { emailConfirmationMachine } from '#machines/email-confirmation/email-confirmation.machine.ts';
import { memberMachine } from '#machines/member/member.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import { signUpMachine } from '#machines/sign-up/sign-up.machine.ts';
import { credentialSignInMachine } from '#machines/credential-sign-in/credential-sign-in.machine.ts';
import { wasCartFilled } from '#src/flows/cart/filled-key.ts';
import { memberPorts } from '#src/flows/member/member.ports.ts';
import { forgotPort, resetPort, unsubscribePort } from '#src/flows/password/password.ports.ts';
import { signInPorts } from '#src/flows/sign-in/sign-in.ports.ts';
import { credentialSignInPorts } from '#src/flows/credential-sign-in/credential-sign-in.ports.ts';
import { emailConfirmationPorts, signUpPorts } from '#src/flows/sign-up/sign-up.ports.ts';
import type { Services } from '#src/app/services.ts';
import { forgetCart } from '#src/app/storage/forget-cart.ts';
import { lazyLogic } from '#src/app/define-flow.ts';
import { preventSilentSignIn, readStoredIn } from '#src/app/session/stored-credential.ts';
import { profileFlow } from '#src/flows/profile/profile.flow.ts';
import { createVerification } from '#src/flows/verification/verification.logic.ts';

/** The machines of the session, with their ports. */
export function createLogic(services: Services) {
  const auth = authMachine.provide({
    actors: {
      signIn: signInMachine.provide({
        actors: { ...signInPorts(services), verification: createVerification(services) },
      }),
      credentialSignIn: credentialSignInMachine.provide({
        actors: { ...credentialSignInPorts(services, readStoredIn(navigator)), verification: createVerification(services) },
      }),
      signUp: signUpMachine.provide({ actors: signUpPorts(services) }),
      emailConfirmation: emailConfirmationMachine.provide({ actors: emailConfirmationPorts(services) }),
      forgot: editFormMachine.provide({ actors: forgotPort(services) }),
    },
  });
  const member = memberMachine.provide({
    actors: memberPorts({
      ...services,
      hasFilledCart: () => wasCartFilled(services, services.cartId()),
      forget: () => forgetMember(services),
    }),
  });
  const reset = editFormMachine.provide({ actors: resetPort(services) });
  const unsubscribe = editFormMachine.provide({ actors: unsubscribePort(services) });
  return sessionMachine.provide({ actors: { auth, member, profile: lazyLogic(profileFlow, services), reset, unsubscribe } });
}

/** Nothing of a member stays in this browser, and its password manager asks before it signs in again. */
function forgetMember({ sharedStorage, forgetFlows, report }: Services) {
  forgetCart(sharedStorage);
  forgetFlows();
  void preventSilentSignIn(navigator, report);
}

export { inside, on } from './session.effects.ts';
