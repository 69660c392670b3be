import { useEffect, useState } from 'react';
import { formatCents, type Cents } from '#domain/money/money.ts';
import type { UpsellOffer } from '#domain/menu/upsell.ts';
import type { UpsellScreen } from '#machines/upsell/upsell.screen.ts';
import type { UpsellEvent } from '#machines/upsell/upsell.types.ts';
import '#src/text/lazy/cart.ts';
import '#src/text/lazy/upsell.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { focusHeadingIfLost } from '#src/ui/focus-heading.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { useAfterPress } from '#src/ui/useAfterPress.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { LargeOrderDialog } from './LargeOrderDialog.tsx';
import { OfferRow, type TakenLine } from './OfferRow.tsx';
import * as css from './Upsell.css.ts';

export interface UpsellViewProps {
  readonly screen: UpsellScreen;
  readonly send: (event: UpsellEvent) => void;
  /** Of the cart, in cents; null where it is not known. */
  readonly total: Cents | null;
  /** What the cart has of an item; null: nothing, or it is on its way. */
  readonly lineOf: (itemId: string) => TakenLine | null;
  /** What one costs now, in cents. */
  readonly priceOf: (offer: UpsellOffer) => Cents;
  /** Changes how many of a line the cart has; none takes it out. */
  readonly onCount: (line: TakenLine, quantity: number) => void;
  /** Why something was not added. Default: nothing. */
  readonly note?: string | null;
}

/** What is offered on the way to the checkout: going on takes the button that was pressed before, and no decision. */
export function UpsellView({ screen, ...rest }: UpsellViewProps) {
  if (screen.kind === 'choosingTime') return <LargeOrderDialog screen={screen} send={rest.send} />;
  return screen.kind === 'offering' ? <OffersDialog offers={screen.offers} upsell={screen.upsell} {...rest} /> : null;
}

type OffersDialogProps = Omit<UpsellViewProps, 'screen'> & Pick<Extract<UpsellScreen, { readonly kind: 'offering' }>, 'offers' | 'upsell'>;

function OffersDialog({ offers, upsell, send, total, lineOf, priceOf, onCount, note = null }: OffersDialogProps) {
  const [taken, setTaken] = useState<UpsellOffer | null>(null);
  // Closed over a cart in trouble, it has no button to return the focus to: "Check out" is gone.
  useEffect(() => focusHeadingIfLost, []);
  const back = () => send({ type: 'upsell.left' });
  const afterPress = useAfterPress();
  return (
    <Dialog
      isWide
      heading={text(`upsell.${upsell}`)}
      closeLabel={text('upsell.close')}
      onClose={back}
      footer={
        <div className={css.foot}>
          <Button tone="quiet" onClick={back}>
            {text('upsell.back')}
          </Button>
          <Button isWide onClick={() => afterPress(() => send({ type: 'checkout.continued' }))}>
            {total === null ? text('cart.checkout.unpriced') : text('cart.checkout', { total: formatCents(total) })}
          </Button>
        </div>
      }
    >
      <ul className={css.offers}>
        {offers.map((offer) => (
          <OfferRow
            key={offer.itemId}
            offer={offer}
            price={priceOf(offer)}
            line={lineOf(offer.itemId)}
            onTake={() => {
              setTaken(offer);
              send({ type: 'offer.taken', itemId: offer.itemId });
            }}
            onCount={onCount}
          />
        ))}
      </ul>
      <LiveRegion>{note !== null && <Notice>{note}</Notice>}</LiveRegion>
      <NewTotal total={total} added={taken !== null && lineOf(taken.itemId) ? taken.name : null} />
    </Dialog>
  );
}

/** Reads out each new total, and what was added with it. */
function NewTotal({ total, added }: { readonly total: Cents | null; readonly added: string | null }) {
  const [said, setSaid] = useState({ total, added, words: '' });
  if (said.total !== total || said.added !== added) setSaid({ total, added, words: wordsFor(total, said.added === added ? null : added) });
  return <LiveRegion>{said.words !== '' && <VisuallyHidden>{said.words}</VisuallyHidden>}</LiveRegion>;
}

function wordsFor(total: Cents | null, added: string | null): string {
  if (added === null) return total === null ? '' : text('cart.total.announced', { total: formatCents(total) });
  return total === null ? text('upsell.added.unpriced', { name: added }) : text('upsell.added', { name: added, total: formatCents(total) });
}
