import { Info } from 'lucide';
import { choicesOf, choiceUnavailable, type ComboChoice } from '#domain/combo/choices.ts';
import { pickOf, type ComboPlaces } from '#domain/combo/places.ts';
import { shelvesOf } from '#domain/combo/shelves.ts';
import type { ComboPick, ComboPlaceName } from '#domain/combo/picks.ts';
import { avoidedIn } from '#domain/menu/allergens.ts';
import type { Wanted } from '#domain/menu/availability.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { ComboEvent } from '#machines/combo/combo.types.ts';
import { allergenWords } from '#src/flows/kit/allergen-words.ts';
import { partPrice } from '#src/flows/kit/price-difference.ts';
import { unavailableWords } from '#src/flows/kit/unavailable-words.ts';
import { pictureOf } from '#src/pictures/pictures.ts';
import '#src/text/lazy/allergens.ts';
import '#src/text/lazy/combo.ts';
import { text } from '#src/text/text.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import * as css from './Combo.css.ts';
import { partName, placeWord } from './part-words.ts';

interface ChoicesProps {
  readonly menu: Menu;
  readonly places: ComboPlaces;
  readonly place: ComboPlaceName;
  /** What fills the place now; null: nothing. */
  readonly taken: ComboPick | null;
  readonly wanted: Wanted;
  readonly soldOut: ReadonlySet<string>;
  /** What the guest avoids, upper case: what has it is marked (MENU-11). */
  readonly avoided: readonly string[];
  readonly send: (event: ComboEvent) => void;
  /** The shelf that the guest asked for; null: the one of what is taken. */
  readonly asked: string | null;
  readonly onAsk: (catId: string) => void;
}

const PANEL = 'combo-choices';

/** What may fill a place, by the shelves of the menu. */
export function Choices({ menu, places, place, taken, wanted, soldOut, avoided, send, asked, onAsk }: ChoicesProps) {
  // A side goes with its place as another release of the menu comes, and then the question about it.
  const shelves = places[place] ? shelvesOf(menu, choicesOf(menu, places[place])) : [];
  const isTaken = ({ item }: ComboChoice) => item.itemId === taken?.itemId;
  const first = shelves.find(({ choices }) => choices.some(isTaken)) ?? shelves[0];
  const shown = shelves.find(({ catId }) => catId === asked) ?? first;
  return (
    <>
      {shelves.length > 1 && (
        <Tabs
          label={text('combo.kinds', { place: placeWord(places, place) })}
          tabs={shelves.map(({ catId, name }) => ({ key: catId, label: name }))}
          selected={shown?.catId ?? ''}
          onSelect={onAsk}
          panelId={PANEL}
        />
      )}
      <div id={PANEL} role={shelves.length > 1 ? 'tabpanel' : undefined} aria-label={shelves.length > 1 ? shown?.name : undefined}>
        <ul className={css.choices}>
          {shown?.choices.map((choice) => (
            <Choice
              key={choice.item.itemId}
              choice={choice}
              isTaken={isTaken(choice)}
              canView={place !== 'side' && choice.placard.customizationsId !== null}
              {...{ wanted, soldOut, avoided, send }}
              onPick={() => send({ type: place === 'side' ? 'side.chosen' : 'pick.added', pick: pickOf(choice) })}
            />
          ))}
        </ul>
      </div>
    </>
  );
}

interface ChoiceProps extends Pick<ChoicesProps, 'wanted' | 'soldOut' | 'avoided' | 'send'> {
  readonly choice: ComboChoice;
  readonly isTaken: boolean;
  readonly canView: boolean;
  readonly onPick: () => void;
}

function Choice({ choice, isTaken, canView, wanted, soldOut, avoided, send, onPick }: ChoiceProps) {
  const { placard, item, difference } = choice;
  const reason = choiceUnavailable(choice, wanted, soldOut);
  const found = avoidedIn(placard.allergens, avoided);
  const facts = [item.size, text('menu.calories', { count: item.calories }), ...placard.badges].filter((word) => word !== '');
  return (
    <li className={css.choice}>
      <button
        type="button"
        className={css.cover}
        aria-pressed={isTaken}
        disabled={reason !== null}
        // The second press of a double click would fill the next place too.
        onClick={({ detail }) => detail < 2 && onPick()}
      >
        <Thumbnail src={pictureOf(placard.imgKey)} size="large" isDimmed={reason !== null} isEager />
        <span className={css.choiceName}>{placard.name}</span>
        <span className={css.quiet}>{facts.join(' · ')}</span>
        {found.length > 0 && <span className={css.reason}>{text('allergens.has', { names: allergenWords(found) })}</span>}
        {reason === null ? (
          <span className={difference === 0 ? css.included : css.adds}>{partPrice(difference)}</span>
        ) : (
          <span className={css.reason}>{unavailableWords(reason, placard, wanted)}</span>
        )}
      </button>
      {canView && reason === null && (
        <span className={css.details}>
          <IconButton
            icon={Info}
            label={text('combo.details.of', { name: partName({ size: item.size, name: placard.name }) })}
            onClick={() => send({ type: 'part.viewed', pick: pickOf(choice) })}
          />
        </span>
      )}
    </li>
  );
}
