import type { ActorRefFrom } from 'xstate';
import type { doorMachine } from '#machines/door/door.machine.ts';
import type { editMachine } from '#machines/edit/edit.machine.ts';
import { editScreen } from '#machines/edit/edit.screen.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { ForgotView } from '#src/flows/password/ForgotView.tsx';

interface ForgotProps {
  readonly actor: ActorRefFrom<typeof editMachine>;
  readonly door: ActorRefFrom<typeof doorMachine>;
}

export const Forgot = ({ actor, door }: ForgotProps) => (
  <ForgotView
    screen={useScreen(actor, editScreen)}
    send={actor.send}
    onSignIn={() => door.send({ type: 'door.backed' })}
    onClose={() => door.send({ type: 'door.closed' })}
  />
);
