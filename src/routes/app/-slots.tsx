import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { slotsMachine } from '#machines/slots/slots.machine.ts';
import { slotsScreen } from '#machines/slots/slots.screen.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { SlotsView } from '#src/flows/slots/SlotsView.tsx';
import { useSlots } from './-use-slots.ts';

export function Slots({ actor, head }: { readonly actor: ActorRefFrom<typeof slotsMachine>; readonly head: ReactNode }) {
  const screen = useScreen(actor, slotsScreen);
  return <SlotsView head={head} screen={screen} send={actor.send} {...useSlots(screen)} />;
}
