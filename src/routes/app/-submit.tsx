import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { submitMachine } from '#machines/submit/submit.machine.ts';
import { submitScreen } from '#machines/submit/submit.screen.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { SubmitView } from '#src/flows/submit/SubmitView.tsx';

interface SubmitProps {
  readonly actor: ActorRefFrom<typeof submitMachine>;
  readonly momentOf: (at: string) => string;
}

export function Submit({ actor, momentOf }: SubmitProps) {
  const screen = useScreen(actor, submitScreen);
  useBackHeld(screen.kind === 'working');
  return <SubmitView screen={screen} send={actor.send} momentOf={momentOf} />;
}

/** Keeps Back and Forward on the page while an order is on its way: leaving would look like calling it off, and it is not. */
function useBackHeld(isHeld: boolean) {
  const { history } = useRouter();
  useEffect(
    () =>
      isHeld
        ? history.block({ blockerFn: ({ action }) => action !== 'PUSH' && action !== 'REPLACE', enableBeforeUnload: false })
        : undefined,
    [history, isHeld],
  );
}
