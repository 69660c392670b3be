import type { ComboPlaces } from '#domain/combo/places.ts';
import { formatCents, type Cents } from '#domain/money/money.ts';
import type { ComboScreen } from '#machines/combo/combo.screen.ts';
import type { ComboEvent } from '#machines/combo/combo.types.ts';
import { amountText } from '#src/flows/kit/amount-text.ts';
import '#src/text/lazy/combo.ts';
import '#src/text/lazy/product.ts';
import '#src/text/lazy/quantity.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { StickyActions } from '#src/ui/StickyActions.tsx';
import { Stepper } from '#src/ui/Stepper.tsx';
import * as css from './Combo.css.ts';
import { partName, placesLeft, placeWord } from './part-words.ts';

/** The one thing that helps, and what it does. */
export interface ComboRemedy {
  readonly label: string;
  readonly event: ComboEvent;
}

export interface ComboBarProps {
  readonly screen: Extract<ComboScreen, { kind: 'choosing' | 'full' }>;
  readonly send: (event: ComboEvent) => void;
  readonly name: string;
  readonly places: ComboPlaces;
  /** What helps where a part cannot be had as it is on the tray; null: all can. */
  readonly remedy: ComboRemedy | null;
  /** Of one, in cents. */
  readonly price: Cents;
  /** The server has not said so of this tray: it is the sum of the menu's prices. */
  readonly isEstimate: boolean;
  /** Prices are those of a cafe; without one adding leads to the choice of a cafe (CART-13). */
  readonly isPriced: boolean;
  /** Most that the line may have. */
  readonly quantityMax: number;
  /** It is not known yet what a guest avoids of it. */
  readonly isHeld: boolean;
  /** The order is at another cafe by now, for which it has not been read. */
  readonly isMoved: boolean;
  /** What fills the place that is being chosen can be had. */
  readonly canKeep: boolean;
}

/** What the combo comes to, and the one button that leads on; of a full tray it submits the form around it. */
export function ComboBar(props: ComboBarProps) {
  const { screen, send, name, places, remedy, price, isEstimate, isPriced, quantityMax, isHeld, isMoved, canKeep } = props;
  if (screen.kind === 'choosing') {
    return (
      <StickyActions isOnDesk>
        <div className={css.bar}>
          <p className={css.barWords}>
            <strong>{text('combo.soFar', { price: formatCents(price) })}</strong>
            <span className={css.quiet}>{text('combo.left', { count: placesLeft(places, screen.picks) })}</span>
          </p>
          <OtherStep {...{ screen, places, send, canKeep }} />
        </div>
      </StickyActions>
    );
  }
  const { quantity, isEditing } = screen;
  if (remedy !== null) {
    return (
      <StickyActions isOnDesk>
        <Button isWide onClick={() => send(remedy.event)}>
          {remedy.label}
        </Button>
      </StickyActions>
    );
  }
  if (quantityMax === 0) return null;
  const isOff = isHeld || quantity > quantityMax;
  return (
    <StickyActions isOnDesk>
      <div className={css.bar}>
        <Stepper
          label={text('product.quantity')}
          lessLabel={text('product.less', { name })}
          moreLabel={text('product.more', { name })}
          value={quantity}
          min={1}
          max={quantityMax}
          onChange={(next) => send({ type: 'quantity.chosen', quantity: next })}
        />
        <Button type="submit" isWide isBusy={isMoved} aria-disabled={isOff || undefined}>
          {actionText({ isPriced, isEditing, price: amountText(price * quantity, isEstimate) })}
        </Button>
      </div>
    </StickyActions>
  );
}

function actionText({ isPriced, isEditing, price }: { readonly isPriced: boolean; readonly isEditing: boolean; readonly price: string }) {
  if (isEditing) return `${text('product.save')} · ${price}`;
  return isPriced ? text('product.add', { price }) : text('product.addHeld');
}

/** The way past the place that is being chosen: what fills it already stays, or another place comes first. */
function OtherStep({
  screen: { place, picks },
  places,
  send,
  canKeep,
}: Pick<ComboBarProps, 'canKeep' | 'places' | 'send'> & {
  readonly screen: Extract<ComboScreen, { kind: 'choosing' }>;
}) {
  const taken = picks[place];
  if (taken !== null) {
    // To keep what cannot be had would lead back to the same warning.
    if (!canKeep) return null;
    return (
      <Button tone="secondary" onClick={() => send({ type: 'step.continued' })}>
        {text('combo.keep', { name: partName(taken) })}
      </Button>
    );
  }
  if (place === 'side' && placesLeft(places, picks) > 1) {
    const missing = picks.pick1 === null ? 'pick1' : 'pick2';
    return (
      <Button tone="secondary" onClick={() => send({ type: 'step.continued' })}>
        {text('combo.goTo', { place: placeWord(places, missing) })}
      </Button>
    );
  }
  if (place === 'side' || places.side === null || picks.side !== null) return null;
  return (
    <Button tone="secondary" onClick={() => send({ type: 'step.set', step: 'side' })}>
      {text('combo.skip', { place: placeWord(places, 'side') })}
    </Button>
  );
}
