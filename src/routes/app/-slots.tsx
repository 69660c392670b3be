import type { ComponentProps } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { slotsMachine } from '#machines/slots/slots.machine.ts';
import { slotsScreen } from '#machines/slots/slots.screen.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { SlotsView } from '#src/flows/slots/SlotsView.tsx';
import { useSlots } from './-use-slots.ts';

interface SlotsProps extends Pick<ComponentProps<typeof SlotsView>, 'head' | 'cafe' | 'onChangeCafe'> {
  readonly actor: ActorRefFrom<typeof slotsMachine>;
}

export function Slots({ actor, ...around }: SlotsProps) {
  const screen = useScreen(actor, slotsScreen);
  return <SlotsView {...around} screen={screen} send={actor.send} {...useSlots(screen)} />;
}
