import { useState, type ReactNode } from 'react';
import { allergensOf, avoidedParts } from '#domain/combo/allergens.ts';
import { goneBy } from '#domain/combo/gone-by.ts';
import { goneExtras, type GoneExtras } from '#domain/combo/gone-extras.ts';
import { comboPrice, noPicks, picked, pickPrice, type ComboPick, type ComboPlaceName } from '#domain/combo/picks.ts';
import { comboPlacesOf, gonePlace, type ComboPlaces } from '#domain/combo/places.ts';
import type { Unavailable, Wanted } from '#domain/menu/availability.ts';
import { usualItem, type Menu, type MenuPlacard } from '#domain/menu/menu.ts';
import { formatCents } from '#domain/money/money.ts';
import { must } from '#domain/must.ts';
import type { PriceOverride } from '#domain/pricing/overrides.ts';
import type { OptionGroup } from '#domain/product/choices.ts';
import type { LineRoom } from '#domain/quantity/limit.ts';
import type { ComboScreen } from '#machines/combo/combo.screen.ts';
import type { ComboEvent } from '#machines/combo/combo.types.ts';
import type { ProductNotes } from '#machines/product/product.types.ts';
import { LazyPriceWas } from '#src/flows/dynamic-pricing/LazyPriceWas.tsx';
import { amountText } from '#src/flows/kit/amount-text.ts';
import { AvoidedNote } from '#src/flows/kit/AvoidedNote.tsx';
import { AvoidedQuestion } from '#src/flows/kit/AvoidedQuestion.tsx';
import { LazyGone } from '#src/flows/kit/LazyGone.tsx';
import { LazyTooMany } from '#src/flows/kit/LazyTooMany.tsx';
import { ProductTop, type ProductTopProps } from '#src/flows/kit/ProductTop.tsx';
import { useFocusOn } from '#src/flows/kit/useFocusOn.ts';
import { problemsInNotes, ProductNotesFields } from '#src/flows/product/ProductNotesFields.tsx';
import '#src/text/lazy/combo.ts';
import { allOf } from '#src/text/lists.ts';
import { text } from '#src/text/text.ts';
import { Columns } from '#src/ui/Columns.tsx';
import { InlineButton } from '#src/ui/InlineButton.tsx';
import { NewWords } from '#src/ui/NewWords.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { useForm } from '#src/ui/useForm.ts';
import { Choices } from './Choices.tsx';
import * as css from './Combo.css.ts';
import { ComboBar, type ComboRemedy } from './ComboBar.tsx';
import { FullCombo } from './FullCombo.tsx';
import { avoidedWords, partName, placeWord } from './part-words.ts';
import { PlaceRows } from './PlaceRows.tsx';
import { Tray } from './Tray.tsx';
import { TrayChange } from './TrayChange.tsx';
import { UncheckedParts, type Unchecked } from './UncheckedParts.tsx';

export interface ComboViewProps extends ProductTopProps {
  readonly screen: ComboScreen;
  readonly send: (event: ComboEvent) => void;
  readonly menu: Menu;
  readonly placard: MenuPlacard;
  /** How and when the food is wanted. */
  readonly wanted: Wanted;
  readonly soldOut: ReadonlySet<string>;
  /** Why the combo itself cannot be ordered; null: it can. */
  readonly unavailable: Unavailable | null;
  /** What rules have done to its price; null: nothing (PRICING-02). */
  readonly override: PriceOverride | null;
  /** Prices are those of a cafe; without one they begin there, and adding leads to the choice of a cafe (CART-13). */
  readonly isPriced: boolean;
  /** How many the line may have, beside what is in the cart (AMB-50). */
  readonly room: LineRoom;
  /** What may be chosen of a part; empty as long as that is not known. */
  readonly groupsOf: (pick: ComboPick) => readonly OptionGroup[];
  /** Changed parts of which it is not known: what the guest avoids may be in them, so that the combo is not added. Default: there are none. */
  readonly unchecked?: Unchecked | null;
  /** What the guest avoids, upper case: what has it is marked, and a combo that has it is added only by their word. */
  readonly avoided: readonly string[];
  /** The order is at another cafe by now: nothing is added until it has been read for that one, with its price (PRODUCT-05). Default: false. */
  readonly isMoved?: boolean;
  /** The page of one part, while it is open. */
  readonly part: ReactNode;
}

/** A combo: its tray and its places, and beside them what may fill the next one. */
export function ComboView({ screen, part, ...props }: ComboViewProps) {
  // The next question takes the focus, since what was pressed has left the page.
  const page = useFocusOn<HTMLDivElement>(questionOf(screen), () => (screen.kind === 'part' ? '[data-page-heading]' : '[data-question]'));
  // The kind that was asked for stays while one of its parts is looked at.
  const [shelves, setShelves] = useState<Shelves>({});
  if (screen.kind === 'finished') return null;
  return (
    <div ref={page}>
      {screen.kind === 'part' ? (
        part
      ) : (
        <ComboPage {...{ screen, shelves }} {...props} onShelf={(place, catId) => setShelves({ ...shelves, [place]: catId })} />
      )}
      <TrayChange picks={screen.picks} places={must(comboPlacesOf(props.placard), 'places')} />
    </div>
  );
}

/** Another part where one is gone, and the part itself where only what was taken for it is; a side has no page of its own. */
function remedyFor(places: ComboPlaces, gone: ComboPlaceName | null, extras: GoneExtras | null): ComboRemedy | null {
  if (extras !== null && extras.place !== 'side') {
    return { label: text('combo.customize.of', { name: partName(extras.pick) }), event: { type: 'pick.opened', place: extras.place } };
  }
  const place = gone ?? extras?.place ?? null;
  return place && { label: text('combo.again', { place: placeWord(places, place) }), event: { type: 'step.set', step: place } };
}

/** The shelf of the menu that was asked for, by the place to fill. */
type Shelves = Partial<Record<ComboPlaceName, string>>;

/** Another text for another question to the guest. */
function questionOf(screen: ComboScreen): string {
  if (screen.kind !== 'choosing') return screen.kind;
  return `${screen.place} ${screen.picks[screen.place]?.itemId}`;
}

type ComboPageProps = Omit<ComboViewProps, 'screen' | 'part'> & {
  readonly screen: Extract<ComboScreen, { kind: 'choosing' | 'full' }>;
  readonly shelves: Shelves;
  readonly onShelf: (place: ComboPlaceName, catId: string) => void;
};

function ComboPage({
  screen,
  send,
  menu,
  placard,
  category,
  hasCart,
  wanted,
  soldOut,
  unavailable,
  override,
  isPriced,
  room,
  groupsOf,
  unchecked = null,
  avoided,
  isMoved = false,
  shelves,
  onShelf,
}: ComboPageProps) {
  const { picks } = screen;
  const found = avoidedParts(menu, picks, groupsOf, avoided);
  const places = must(comboPlacesOf(placard), 'places');
  const own = usualItem(placard.items)?.price ?? placard.priceFrom;
  const priced = screen.kind === 'full' ? screen.priced : null;
  const price = priced?.price ?? comboPrice(own, picks);
  const isChanged = picked(picks).some(([, { ingredients }]) => ingredients.length > 0);
  const isEstimate = screen.kind === 'full' && priced === null && isChanged;
  const place = screen.kind === 'choosing' ? screen.place : null;
  const gone = gonePlace(menu, places, picks, wanted, soldOut);
  const gonePick = gone && picks[gone];
  const extras = gone === null && screen.kind === 'full' ? goneExtras(picks, groupsOf, soldOut) : null;
  const form = useForm<ProductNotes>({
    initial: screen.notes,
    followsInitial: true,
    problemsIn: problemsInNotes,
    isBusy: isMoved || gone !== null || extras !== null || unavailable !== null || screen.quantity > room.max,
    onType: (notes) => send({ type: 'notes.typed', notes }),
    onSubmit: () => send({ type: 'combo.confirmed', avoided: found, unchecked: unchecked?.names ?? [], ...(isPriced && { price }) }),
  });
  const canKeep = place === null || gonePlace(menu, places, { ...noPicks, [place]: picks[place] }, wanted, soldOut) === null;
  return (
    <Page heading={null} width="columns">
      <ProductTop category={category} hasCart={hasCart} />
      <Columns
        variant="pictureAndChoices"
        first={
          <Stack gap={16}>
            <Tray places={places} picks={picks} />
            <PageHeading heading={placard.name} lead={placard.description} />
            <PlaceRows menu={menu} places={places} picks={picks} current={place} send={send} />
            <div className={css.sums}>
              <span className={css.sum}>
                {placard.name} <b>{formatCents(own)}</b>
              </span>
              {picked(picks)
                .filter(([, pick]) => pickPrice(pick) !== 0)
                .map(([name, pick]) => (
                  <span key={name} className={css.sum}>
                    {text('combo.adds', { name: pick.name })} <b>{formatCents(pickPrice(pick))}</b>
                  </span>
                ))}
              <span className={css.amount}>
                {amountText(price, isEstimate)}
                {override && <LazyPriceWas was={price + override.originalPrice - override.adjPrice} rules={override.rules} />}
              </span>
            </div>
          </Stack>
        }
        second={
          <form {...form.props}>
            <Stack gap={24}>
              {unavailable !== null && (
                <LazyGone {...{ unavailable, wanted }} of={placard} goneBy={goneBy(menu, placard, wanted, soldOut)} />
              )}
              {screen.kind === 'choosing' ? (
                <>
                  <h2 tabIndex={-1} data-question>
                    {text('combo.choose', { place: placeWord(places, screen.place) })}
                  </h2>
                  <Choices
                    key={screen.place}
                    {...{ menu, places, wanted, soldOut, avoided, send }}
                    place={screen.place}
                    taken={picks[screen.place]}
                    asked={shelves[screen.place] ?? null}
                    onAsk={(catId) => onShelf(screen.place, catId)}
                  />
                </>
              ) : (
                <>
                  <div>
                    <h2 tabIndex={-1} data-question>
                      {text('combo.done.heading')}
                    </h2>
                    <p className={css.lead}>{text(screen.isEditing ? 'combo.done.lead.editing' : 'combo.done.lead')}</p>
                  </div>
                  <FullCombo {...{ menu, places, picks, own, priced, groupsOf, send }} placard={isPriced ? placard : null} />
                  <ProductNotesFields form={form} />
                </>
              )}
              <NewWords>
                {gonePick && (
                  <Notice tone="warn">{text('combo.gone', { name: partName(gonePick), place: placeWord(places, gone) })}</Notice>
                )}
                {extras && (
                  <Notice tone="warn">
                    {text('combo.extrasGone', { name: partName(extras.pick), names: allOf(extras.names), count: extras.names.length })}
                  </Notice>
                )}
              </NewWords>
              {!gone && screen.quantity > room.max && <LazyTooMany room={room} isEditing={screen.isEditing} />}
              {screen.duplicates > 0 && <p className={css.lead}>{text('combo.duplicates', { count: screen.duplicates })}</p>}
              {picked(picks).length > 0 && !screen.isEditing && (
                <span>
                  <InlineButton isApart onClick={() => send({ type: 'combo.reset' })}>
                    {text('combo.startOver')}
                  </InlineButton>
                </span>
              )}
              {unchecked && <UncheckedParts {...unchecked} />}
              {screen.kind === 'full' && found.length > 0 && <AvoidedNote allergens={allergensOf(found)} />}
              {screen.kind === 'full' && screen.asked && !isMoved && (
                <AvoidedQuestion
                  allergens={allergensOf(screen.asked)}
                  words={avoidedWords(screen.asked)}
                  isEditing={screen.isEditing}
                  onAccept={() => send({ type: 'avoided.accepted' })}
                  onDecline={() => send({ type: 'avoided.declined' })}
                />
              )}
              {unavailable === null && (
                <ComboBar
                  {...{ screen, send, places, price, isEstimate, isPriced, isMoved, canKeep }}
                  isHeld={unchecked !== null}
                  quantityMax={room.max}
                  name={placard.name}
                  remedy={remedyFor(places, gone, extras)}
                />
              )}
            </Stack>
          </form>
        }
      />
    </Page>
  );
}
