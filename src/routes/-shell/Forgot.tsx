import type { ActorRefFrom } from 'xstate';
import type { authMachine } from '#machines/auth/auth.machine.ts';
import type { editFormMachine } from '#machines/edit-form/edit-form.machine.ts';
import { editFormScreen } from '#machines/edit-form/edit-form.screen.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { ForgotView } from '#src/flows/password/ForgotView.tsx';

interface ForgotProps {
  readonly actor: ActorRefFrom<typeof editFormMachine>;
  readonly auth: ActorRefFrom<typeof authMachine>;
}

export const Forgot = ({ actor, auth }: ForgotProps) => (
  <ForgotView
    screen={useScreen(actor, editFormScreen)}
    send={actor.send}
    onSignIn={(email) => auth.send({ type: 'auth.backed', email })}
    onClose={() => auth.send({ type: 'auth.closed' })}
  />
);
