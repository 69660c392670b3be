import { useState } from 'react';
import { pickPrice, type ComboPicks } from '#domain/combo/picks.ts';
import type { ComboPlaces } from '#domain/combo/places.ts';
import { partPrice } from '#src/flows/kit/price-difference.ts';
import '#src/text/lazy/combo.ts';
import { text } from '#src/text/text.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { useSettled } from '#src/ui/useSettled.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { partName, placeNames, placesLeft } from './part-words.ts';

interface TrayChangeProps {
  readonly places: ComboPlaces;
  readonly picks: ComboPicks;
}

/** What was put on the tray, changed or taken off it last, and how much is left; read out once. */
export function TrayChange({ places, picks }: TrayChangeProps) {
  const [last, setLast] = useState({ picks, words: '' });
  if (last.picks !== picks) setLast({ picks, words: changeWords(places, last.picks, picks) });
  const settled = useSettled(last.words);
  return (
    <LiveRegion>
      <VisuallyHidden>{settled}</VisuallyHidden>
    </LiveRegion>
  );
}

/** Nothing for more than one change: another combo is on the tray, or none any more. */
function changeWords(places: ComboPlaces, before: ComboPicks, picks: ComboPicks): string {
  const [place, ...others] = placeNames(places).filter((name) => picks[name] !== before[name]);
  if (place === undefined || others.length > 0) return '';
  const [old, pick] = [before[place], picks[place]];
  const count = placesLeft(places, picks);
  if (pick === null) return old === null ? '' : text('combo.removed', { name: partName(old), count });
  const said = { name: partName(pick), price: partPrice(pickPrice(pick)), count };
  return text(old?.itemId === pick.itemId ? 'combo.changed' : 'combo.added', said);
}
