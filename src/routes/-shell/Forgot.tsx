import type { ActorRefFrom } from 'xstate';
import type { authMachine } from '#machines/auth/auth.machine.ts';
import type { editMachine } from '#machines/edit/edit.machine.ts';
import { editScreen } from '#machines/edit/edit.screen.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { ForgotView } from '#src/flows/password/ForgotView.tsx';

interface ForgotProps {
  readonly actor: ActorRefFrom<typeof editMachine>;
  readonly auth: ActorRefFrom<typeof authMachine>;
}

export const Forgot = ({ actor, auth }: ForgotProps) => (
  <ForgotView
    screen={useScreen(actor, editScreen)}
    send={actor.send}
    onSignIn={() => auth.send({ type: 'auth.backed' })}
    onClose={() => auth.send({ type: 'auth.closed' })}
  />
);
