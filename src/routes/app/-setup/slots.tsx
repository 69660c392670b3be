import type { ComponentProps } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { slotsMachine } from '#machines/slots/slots.machine.ts';
import { slotsScreen } from '#machines/slots/slots.screen.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { SlotsView } from '#src/flows/slots/SlotsView.tsx';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import { useMap } from '../../-shell/use-map.ts';
import { useSlots } from './use-slots.ts';
import { useWantedItem } from './use-wanted-item.ts';

const CafePlaceOf = lazyExtra(async () => (await import('./cafe-place.tsx')).CafePlaceOf);

interface SlotsProps extends Pick<ComponentProps<typeof SlotsView>, 'head' | 'cafe' | 'onChangeCafe' | 'isToMenu'> {
  readonly actor: ActorRefFrom<typeof slotsMachine>;
}

export function Slots({ actor, ...around }: SlotsProps) {
  const { screen, ...times } = useSlots(useScreen(actor, slotsScreen), actor.send);
  const item = useWantedItem(screen.cafeId);
  const cafePlace = useMap() !== 'none' && <CafePlaceOf cafeId={screen.cafeId} />;
  return <SlotsView {...around} screen={screen} send={actor.send} {...times} item={item} cafePlace={cafePlace} />;
}
