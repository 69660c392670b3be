import type { ActorRefFrom } from 'xstate';
import type { submitMachine } from '#machines/submit/submit.machine.ts';
import { submitScreen } from '#machines/submit/submit.screen.ts';
import { useScreen } from '#src/views/kit/useScreen.ts';
import { SubmitView } from '#src/views/submit/SubmitView.tsx';

interface SubmitProps {
  readonly actor: ActorRefFrom<typeof submitMachine>;
  readonly momentOf: (at: string) => string;
}

export const Submit = ({ actor, momentOf }: SubmitProps) => (
  <SubmitView screen={useScreen(actor, submitScreen)} send={actor.send} momentOf={momentOf} />
);
