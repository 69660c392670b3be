import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CartItem } from '#domain/cart/cart.ts';
import type { UnavailableLine } from '#domain/cart/orderable.ts';
import { formatCents } from '#domain/money/money.ts';
import type { CartEvent } from '#machines/cart/cart.types.ts';
import '#src/text/lazy/cart.ts';
import '#src/text/lazy/quantity.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Stepper } from '#src/ui/Stepper.tsx';
import { LineDetails } from './LineDetails.tsx';
import { LinePicture } from './LinePicture.tsx';
import { reasonOf, type WhyOfLine } from './unavailable-reason.ts';
import * as css from './Cart.css.ts';

/** Draws the price of a line that rules have changed; null: it has the price of the menu. */
export type PriceOfLine = (item: CartItem) => ReactNode;

interface CartLineProps {
  readonly item: CartItem;
  /** Of the product's address; null when it is not on the menu any more. */
  readonly hash: string | null;
  /** Null where it can be ordered. */
  readonly unavailable: UnavailableLine | null;
  readonly whyOf: WhyOfLine;
  /** Draws a price that rules have changed, else null; left out: they have changed none. */
  readonly priceOf?: PriceOfLine | undefined;
  /** How many it has with what the guest has asked for since; null: it is about to be removed. */
  readonly quantity: number | null;
  /** Most that the line may have. */
  readonly quantityMax: number;
  /** No further change is taken for now. */
  readonly isFull: boolean;
  readonly send: (event: CartEvent) => void;
  readonly level: 'h2' | 'h3';
}

export function CartLine({ item, hash, unavailable, whyOf, priceOf, quantity, quantityMax, isFull, send, level: Heading }: CartLineProps) {
  const { sequenceNum, name } = item;
  const isOff = isFull || quantity === null;
  const count = quantity ?? item.quantity;
  return (
    <li className={css.line}>
      <LinePicture item={item} isDimmed={unavailable !== null} />
      <div className={css.words}>
        <Heading className={unavailable === null ? css.name : `${css.name} ${css.missing}`} data-line={sequenceNum} tabIndex={-1}>
          {name}
        </Heading>
        <LineDetails item={item} />
        {unavailable && <p className={css.gone}>{reasonOf(unavailable, whyOf(item))}</p>}
        {unavailable === null && count > quantityMax && <p className={css.gone}>{text('cart.line.limit', { maximum: quantityMax })}</p>}
      </div>
      <p className={unavailable === null ? css.price : `${css.price} ${css.missing}`}>{priceOf?.(item) ?? formatCents(item.totalPrice)}</p>
      <div className={css.actions}>
        {unavailable === null && (
          <Stepper
            label={text('cart.quantity', { name })}
            lessLabel={text('product.less', { name })}
            moreLabel={text('product.more', { name })}
            value={count}
            min={1}
            max={quantityMax}
            isOff={isOff}
            onChange={(next) => send({ type: 'quantity.changed', sequenceNum, by: next - count })}
          />
        )}
        {hash !== null && (
          <Link
            to="/app/product/{$placardHash}.html"
            params={{ placardHash: hash }}
            search={{ line: String(sequenceNum) }}
            className={css.change}
            aria-label={text('cart.edit.line', { name })}
          >
            {text('cart.edit')}
          </Link>
        )}
        <Button
          tone="quiet"
          aria-label={text('cart.remove.line', { name })}
          aria-disabled={isOff || undefined}
          // The second press of a double click is part of one gesture.
          onClick={({ detail }) => detail < 2 && !isOff && send({ type: 'line.removed', sequenceNum })}
        >
          {text('cart.remove')}
        </Button>
      </div>
    </li>
  );
}
