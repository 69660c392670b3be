import { Check } from 'lucide';
import { pickPrice, type ComboPicks, type ComboPlaceName } from '#domain/combo/picks.ts';
import { choicesOf } from '#domain/combo/choices.ts';
import type { ComboPlaces } from '#domain/combo/places.ts';
import type { ComboPlace, Menu } from '#domain/menu/menu.ts';
import type { ComboEvent } from '#machines/combo/combo.types.ts';
import { partPrice } from '#src/flows/kit/price-difference.ts';
import '#src/text/lazy/combo.ts';
import { anyOf } from '#src/text/lists.ts';
import { text } from '#src/text/text.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { InlineButton } from '#src/ui/InlineButton.tsx';
import * as css from './Combo.css.ts';
import { partName, placeNames } from './part-words.ts';

interface PlaceRowsProps {
  readonly menu: Menu;
  readonly places: ComboPlaces;
  readonly picks: ComboPicks;
  /** The place that is being chosen; null: none is. */
  readonly current: ComboPlaceName | null;
  readonly send: (event: ComboEvent) => void;
}

/** As many are named before they are asked for. */
const MOST_NAMED = 3;
/** The names of what may fill a place, where they are few: `Chips, Apple, or Bread`. */
function offered(menu: Menu, place: ComboPlace | null): string {
  const choices = place ? choicesOf(menu, place) : [];
  return choices.length > MOST_NAMED ? '' : anyOf(choices.map(({ placard }) => placard.name));
}

/** The places of the combo, numbered; a place that is filled has a check. */
export const PlaceRows = ({ menu, places, picks, current, send }: PlaceRowsProps) => (
  <ol className={css.rows} aria-label={text('combo.parts')}>
    {placeNames(places).map((place, at) => {
      const pick = picks[place];
      const label = places[place]?.name ?? '';
      const isCurrent = place === current;
      // The second place is picked after the first.
      const canChange = !isCurrent && (place !== 'pick2' || picks.pick1 !== null);
      return (
        <li key={place} className={css.row} aria-current={isCurrent ? 'step' : undefined}>
          <span className={css.mark({ as: pick ? 'done' : isCurrent ? 'current' : 'open' })} aria-hidden>
            {pick ? <Icon of={Check} size={16} /> : at + 1}
          </span>
          <span className={css.rowWords}>
            <span className={css.quiet}>{label}</span>
            <span className={css.rowName({ isCurrent: isCurrent && !pick })}>
              {pick ? partName(pick) : (!isCurrent && offered(menu, places[place])) || text('combo.chooseOne')}
            </span>
          </span>
          {pick && <span className={css.rowPrice}>{partPrice(pickPrice(pick))}</span>}
          {pick && isCurrent && place !== 'side' && (
            <InlineButton
              isApart
              aria-label={text('combo.remove.place', { name: partName(pick) })}
              onClick={() => send({ type: 'pick.removed', place })}
            >
              {text('combo.remove')}
            </InlineButton>
          )}
          {pick && canChange && (
            <InlineButton
              isApart
              aria-label={text('combo.change.place', { place: label, name: partName(pick) })}
              onClick={() => send({ type: 'step.set', step: place })}
            >
              {text('combo.change')}
            </InlineButton>
          )}
        </li>
      );
    })}
  </ol>
);
