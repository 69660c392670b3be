import { ChevronLeft } from 'lucide';
import { useState, type ReactNode } from 'react';
import type { JudgedChoice } from '#domain/combo/choices.ts';
import { avoidedIn } from '#domain/menu/allergens.ts';
import type { Unavailable, Wanted } from '#domain/menu/availability.ts';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { formatCents } from '#domain/money/money.ts';
import type { SideChoice } from '#domain/product/side.ts';
import { chosenOf, type PartOf } from '#domain/product/chosen.ts';
import { goneOptions } from '#domain/product/choices.ts';
import type { LineRoom } from '#domain/quantity/limit.ts';
import type { PriceOverride } from '#domain/pricing/overrides.ts';
import type { ProductScreen } from '#machines/product/product.screen.ts';
import type { ProductEvent, ProductNotes } from '#machines/product/product.types.ts';
import '#src/text/lazy/product.ts';
import '#src/text/lazy/quantity.ts';
import { allOf } from '#src/text/lists.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Columns } from '#src/ui/Columns.tsx';
import { FoodScene } from '#src/ui/FoodScene.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { NewWords } from '#src/ui/NewWords.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { RadioRows } from '#src/ui/RadioRows.tsx';
import { ChoiceBlocks } from '#src/ui/Blocks.tsx';
import { ProductTop, type ProductTopProps } from '#src/flows/kit/ProductTop.tsx';
import { LazyGone } from '#src/flows/kit/LazyGone.tsx';
import { LazyTooMany } from '#src/flows/kit/LazyTooMany.tsx';
import { amountText } from '#src/flows/kit/amount-text.ts';
import { partPrice } from '#src/flows/kit/price-difference.ts';
import { Waiting } from '#src/flows/kit/Waiting.tsx';
import { useAfterFirstPage } from '#src/flows/kit/useAfterFirstPage.ts';
import { Stack } from '#src/ui/Stack.tsx';
import { Stepper } from '#src/ui/Stepper.tsx';
import { StickyActions } from '#src/ui/StickyActions.tsx';
import { Linen } from '#src/ui/Tableware.tsx';
import { useBackCloses } from '#src/ui/useBackCloses.ts';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import { useForm } from '#src/ui/useForm.ts';
import { pictureOf, sceneOf } from '#src/pictures/pictures.ts';
import { Allergens } from './Allergens.tsx';
import { FoodNotes } from './FoodNotes.tsx';
import { LazyAvoided, LazyLostNote, LazyNutritionLine, LazyNutritionSheet } from './lazy-notes.tsx';
import { OptionFields } from './OptionFields.tsx';
import * as css from './Product.css.ts';
import { ProductSummary, ProductSummaryLoading } from './ProductSummary.tsx';
import { problemsInNotes, ProductNotesFields } from './ProductNotesFields.tsx';

export interface ProductViewProps extends ProductTopProps {
  readonly screen: ProductScreen;
  readonly send: (event: ProductEvent) => void;
  readonly placard: MenuPlacard;
  /** Prices are those of a cafe; without one they begin there, and adding leads to the choice of a cafe (CART-13). */
  readonly isPriced: boolean;
  readonly unavailable: Unavailable | null;
  /** How and when the food is wanted. */
  readonly wanted: Wanted;
  /** What rules have done to its price; null: nothing (PRICING-02). */
  readonly override: PriceOverride | null;
  readonly soldOut: ReadonlySet<string>;
  /** How many the line may have, beside what is in the cart (AMB-50). */
  readonly room: LineRoom;
  /** The combo that it is a part of: then it has one size, and is not counted. Null: it is chosen by itself. */
  readonly partOf: PartOf | null;
  /** The cafe is where the law asks for the warning of Prop 65 (OVERLAYS-31). Default: false. */
  readonly hasProp65?: boolean;
  /** What the guest avoids, upper case: an item that has it is added only by their word. */
  readonly avoided: readonly string[];
  /** The order is at another cafe by now: nothing is added until it has been read for that one, with its price (PRODUCT-05). Default: false. */
  readonly isMoved?: boolean;
  /** The side that is chosen; null: none is. Default: none. */
  readonly side?: SideChoice | null;
  /** The chosen side cannot be had. Default: false. */
  readonly isSideGone?: boolean;
  /** The side by which it cannot be had; null: it is why itself. Default: null. */
  readonly goneBy?: JudgedChoice | null;
  /** The choice of a side (PRODUCT-01). Default: none. */
  readonly sideFields?: ReactNode;
  /** The offer to make it a combo (FLAGS-09). Default: none. */
  readonly meal?: ReactNode;
}

type Choosing = Extract<ProductScreen, { kind: 'choosing' }>;

export function ProductView(props: ProductViewProps) {
  const { screen, send, placard, partOf } = props;
  const [isNutritionOpen, setNutritionOpen] = useState(false);
  const chosen = screen.kind === 'choosing' ? chosenOf(placard, screen, partOf, props.side ?? null) : null;
  // Back closes a part, and leaves the tray as it is.
  useBackCloses('', partOf === null ? undefined : () => send({ type: 'product.left' }));
  // Its button goes with the note, with the offer that is declined, or with the hour in which it can be had.
  useKeptFocus(screen.kind === 'unloaded' ? 1 : 0, props.meal ? 1 : 0, props.unavailable === null ? 1 : 0);
  const isLater = useAfterFirstPage();
  const facts = chosen && (
    <>
      <Allergens allergens={chosen.allergens} added={chosen.addedAllergens} />
      {props.isPriced && <p className={css.quiet}>{isLater && chosen.nutrients ? <LazyNutritionLine {...chosen} /> : '\u00A0'}</p>}
      <FoodNotes hasProp65={props.hasProp65} onNutrition={props.isPriced ? () => setNutritionOpen(true) : null} />
    </>
  );
  return (
    <Page heading={null} width="columns">
      {partOf === null ? (
        <ProductTop {...props} />
      ) : (
        <span>
          <Button tone="quiet" onClick={() => send({ type: 'product.left' })}>
            <Icon of={ChevronLeft} size={18} />
            {partOf.name}
          </Button>
        </span>
      )}
      <Columns
        variant="pictureAndChoices"
        first={
          <Stack gap={16}>
            <FoodScene {...sceneOf(placard.imgKey)} isEager>
              <Linen className={css.cloth} />
            </FoodScene>
            <Stack gap={8}>
              <PageHeading heading={placard.name} lead={placard.description} />
              {screen.kind === 'loading' && <ProductSummaryLoading badges={placard.badges} />}
              {chosen && <ProductSummary {...props} {...chosen} />}
            </Stack>
            <div className={css.factsOnDesk}>{facts}</div>
          </Stack>
        }
        second={
          <Stack gap={24}>
            {screen.kind === 'loading' && (
              <Waiting isPage label={text('product.loading')}>
                <ChoiceBlocks />
              </Waiting>
            )}
            <LiveRegion isUrgent>
              {screen.kind === 'unloaded' && (
                <Notice tone="bad" action={{ label: text('page.error.retry'), onAct: () => send({ type: 'options.retried' }) }}>
                  {text('product.unloaded')}
                </Notice>
              )}
            </LiveRegion>
            {screen.kind === 'choosing' && <ProductForm {...props} {...{ screen, facts }} />}
          </Stack>
        }
      />
      {isNutritionOpen && screen.kind === 'choosing' && chosen && (
        <LazyNutritionSheet
          {...screen}
          {...chosen}
          name={placard.name}
          picture={pictureOf(placard.imgKey)}
          onClose={() => setNutritionOpen(false)}
        />
      )}
    </Page>
  );
}

type ProductFormProps = Omit<ProductViewProps, 'screen' | 'hasCart' | 'category' | 'override' | 'hasProp65'> & {
  readonly screen: Choosing;
  readonly facts: ReactNode;
};

function ProductForm({
  screen,
  send,
  placard,
  isPriced,
  partOf,
  unavailable,
  wanted,
  soldOut,
  room,
  avoided,
  isMoved = false,
  facts,
  side = null,
  isSideGone = false,
  goneBy = null,
  sideFields = null,
  meal = null,
}: ProductFormProps) {
  const { itemId, quantity, groups, choices, refused, lost, customizationsMax, isEditing, asked, isListing } = screen;
  const { unitPrice, isEstimate, allergens } = chosenOf(placard, screen, partOf, side);
  const price = partOf ? partPrice(unitPrice) : amountText(unitPrice * quantity, isEstimate);
  const isGone = unavailable !== null || soldOut.has(itemId);
  const isTooMany = quantity > room.max;
  const goneNames = [...goneOptions(groups, choices, soldOut), ...(isSideGone && screen.side ? [screen.side] : [])].map(({ name }) => name);
  const found = avoidedIn(allergens, avoided);
  const form = useForm<ProductNotes>({
    initial: screen.notes,
    followsInitial: true,
    problemsIn: problemsInNotes,
    isBusy: isMoved || isGone || isTooMany || goneNames.length > 0,
    onType: (notes) => send({ type: 'notes.typed', notes }),
    // A combo asks about all its parts at once.
    onSubmit: () =>
      send(
        partOf === null
          ? { type: 'product.confirmed', avoided: found, ...(isPriced && { price: unitPrice }) }
          : { type: 'product.confirmed', avoided: [] },
      ),
  });
  return (
    <form {...form.props}>
      <Stack gap={32}>
        {lost && <LazyLostNote lost={lost} />}
        {isGone && <LazyGone {...{ unavailable, wanted, goneBy }} of={placard} />}
        {partOf === null && placard.items.length > 1 && (
          <RadioRows
            legend={text('product.size')}
            variant="tiles"
            value={itemId}
            onChange={(chosen) => send({ type: 'size.chosen', itemId: chosen })}
            options={placard.items.map((size) => ({
              value: size.itemId,
              label: size.size,
              meta: soldOut.has(size.itemId) ? text('menu.soldOut') : text('menu.calories', { count: size.calories }),
              end: formatCents(size.price),
              isDisabled: soldOut.has(size.itemId),
            }))}
          />
        )}
        {meal}
        {sideFields}
        <OptionFields {...{ groups, choices, soldOut, customizationsMax, refused, send }} />
        {partOf === null && <ProductNotesFields form={form} />}
        <div className={css.factsBelow}>{facts}</div>
        {(found.length > 0 || asked !== null) && (
          <LazyAvoided name={placard.name} asked={isMoved ? null : asked} {...{ found, isEditing, send }} />
        )}
        {!isGone && isTooMany && <LazyTooMany {...{ room, isEditing }} />}
        <NewWords>
          {!isGone && goneNames.length > 0 && <Notice tone="warn">{text('product.optionsGone', { names: allOf(goneNames) })}</Notice>}
        </NewWords>
        {!isGone && room.max > 0 && (
          <StickyActions isOnDesk>
            <div className={partOf === null ? css.bar : css.wholeBar}>
              {partOf === null && (
                <Stepper
                  label={text('product.quantity')}
                  lessLabel={text('product.less', { name: placard.name })}
                  moreLabel={text('product.more', { name: placard.name })}
                  value={quantity}
                  min={1}
                  max={room.max}
                  onChange={(next) => send({ type: 'quantity.chosen', quantity: next })}
                />
              )}
              <Button type="submit" isWide isBusy={isMoved || isListing}>
                {actionText({ isEditing, isPriced, isPart: partOf !== null, price })}
              </Button>
            </div>
          </StickyActions>
        )}
      </Stack>
    </form>
  );
}

interface Action {
  readonly isEditing: boolean;
  readonly isPriced: boolean;
  readonly isPart: boolean;
  readonly price: string;
}

function actionText({ isEditing, isPriced, isPart, price }: Action): string {
  if (!isPriced && !isPart) return text('product.addHeld');
  if (isEditing) return `${text('product.save')} · ${price}`;
  return text(isPart ? 'product.part.choose' : 'product.add', { price });
}
