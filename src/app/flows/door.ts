import { editMachine } from '#machines/edit/edit.machine.ts';
import { emailConfirmationMachine } from '#machines/email-confirmation/email-confirmation.machine.ts';
import { memberMachine } from '#machines/member/member.machine.ts';
import { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import { signUpMachine } from '#machines/sign-up/sign-up.machine.ts';
import { memberPorts } from '#src/ports/member.ts';
import { forgotPort, resetPort, unsubscribePort } from '#src/ports/password.ts';
import { signInPorts } from '#src/ports/sign-in.ts';
import { emailConfirmationPorts, signUpPorts } from '#src/ports/sign-up.ts';
import type { StoredWishes } from '#domain/navigation/query.ts';
import type { Around } from '../around.ts';
import { forgetFlows } from '../store.ts';
import { verificationFlow } from './verification.ts';

/** Everything that signs somebody in, and whoever is signed in then. */
export const doorFlows = (around: Around, wishes: () => StoredWishes) => ({
  member: memberMachine.provide({
    actors: memberPorts({ ...around, forgetOrders: () => forgetFlows(around.sharedShelf, around.tabShelf) }),
  }),
  signIn: signInMachine.provide({ actors: { ...signInPorts(around), verification: verificationFlow(around) } }),
  signUp: signUpMachine.provide({ actors: signUpPorts({ ...around, wishes }) }),
  emailConfirmation: emailConfirmationMachine.provide({ actors: emailConfirmationPorts(around) }),
  forgot: editMachine.provide({ actors: forgotPort(around) }),
  reset: editMachine.provide({ actors: resetPort(around) }),
  unsubscribe: editMachine.provide({ actors: unsubscribePort(around) }),
});
