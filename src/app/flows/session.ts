import type { StoredWishes } from '#domain/navigation/query.ts';
import type { LazyLogic } from '#machines/kit/lazy.ts';
import { doorMachine } from '#machines/door/door.machine.ts';
import { editMachine } from '#machines/edit/edit.machine.ts';
import { emailConfirmationMachine } from '#machines/email-confirmation/email-confirmation.machine.ts';
import { memberMachine } from '#machines/member/member.machine.ts';
import type { profileMachine } from '#machines/profile/profile.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import { signUpMachine } from '#machines/sign-up/sign-up.machine.ts';
import { storedSignInMachine } from '#machines/stored-sign-in/stored-sign-in.machine.ts';
import { memberPorts } from '#src/ports/member.ts';
import { forgotPort, resetPort, unsubscribePort } from '#src/ports/password.ts';
import { signInPorts } from '#src/ports/sign-in.ts';
import { storedSignInPorts } from '#src/ports/stored-sign-in.ts';
import { emailConfirmationPorts, signUpPorts } from '#src/ports/sign-up.ts';
import type { Services } from '../services.ts';
import { CART_KEY, CHANGES_KEY } from '../cart-record.ts';
import { forgetFlows } from '../store.ts';
import { readStoredIn } from '../session/stored-credential.ts';
import { verificationFlow } from './verification.ts';

/** Who the visitor is: everything that signs somebody in, and whoever is signed in then. */
export function sessionFlow(services: Services, wishes: () => StoredWishes, profile: LazyLogic<typeof profileMachine>) {
  const door = doorMachine.provide({
    actors: {
      signIn: signInMachine.provide({
        actors: { ...signInPorts(services), verification: verificationFlow(services) },
      }),
      storedSignIn: storedSignInMachine.provide({
        actors: { ...storedSignInPorts(services, readStoredIn(navigator)), verification: verificationFlow(services) },
      }),
      signUp: signUpMachine.provide({ actors: signUpPorts({ ...services, wishes }) }),
      emailConfirmation: emailConfirmationMachine.provide({ actors: emailConfirmationPorts(services) }),
      forgot: editMachine.provide({ actors: forgotPort(services) }),
    },
  });
  const member = memberMachine.provide({
    actors: memberPorts({ ...services, forget: () => forgetIn(services) }),
  });
  const reset = editMachine.provide({ actors: resetPort(services) });
  const unsubscribe = editMachine.provide({ actors: unsubscribePort(services) });
  return sessionMachine.provide({ actors: { door, member, profile, reset, unsubscribe } });
}

/** Nothing of a member stays in this browser, and its store shall ask before it signs in again. */
function forgetIn({ sharedShelf, tabShelf }: Services) {
  for (const key of [CART_KEY, CHANGES_KEY]) sharedShelf.removeItem(key);
  forgetFlows(tabShelf);
  void navigator.credentials?.preventSilentAccess?.();
}
