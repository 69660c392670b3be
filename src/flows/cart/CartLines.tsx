import type { ComponentType } from 'react';
import { drawable } from '#domain/app/list-max.ts';
import type { Cart, CartItem } from '#domain/cart/cart.ts';
import type { UnavailableLine } from '#domain/cart/orderable.ts';
import { isAwaited } from '#domain/cart/leave-out.ts';
import { awaitedLines, isOfLine, type PendingChange } from '#domain/cart/pending.ts';
import type { Substitute } from '#domain/menu/substitute.ts';
import type { CartScreen } from '#machines/cart/cart.screen.ts';
import type { CartEvent } from '#machines/cart/cart.types.ts';
import '#src/text/lazy/cart.ts';
import { text } from '#src/text/text.ts';
import { CartLine, type AlternativesOf, type LineMark, type Nearby, type PriceOfLine } from './CartLine.tsx';
import { RemovedLine } from './RemovedLine.tsx';
import { lineNames } from './line-names.ts';
import type { SwapCardProps } from './SwapCard.tsx';
import type { WhyOfLine } from './unavailable-reason.ts';
import { Undrawn } from './Undrawn.tsx';
import { UnavailableRow } from './UnavailableRow.tsx';
import * as css from './Cart.css.ts';

interface CartLinesProps {
  readonly screen: CartScreen;
  /** Changes that wait, in the guest's order. */
  readonly pending: readonly PendingChange[];
  readonly send: (event: CartEvent) => void;
  readonly onUndo: () => void;
  readonly cart: Pick<Cart, 'cartId' | 'items'>;
  readonly unavailable: readonly UnavailableLine[];
  readonly hashOf: (itemId: string) => string | null | undefined;
  readonly quantityMaxOf: (itemId: string, sequenceNum: number) => number;
  readonly priceOf?: PriceOfLine | undefined;
  readonly whyOf: WhyOfLine;
  readonly alternativesOf: AlternativesOf;
  readonly SwapCard?: ComponentType<SwapCardProps> | undefined;
  readonly LostMark?: LineMark | undefined;
  readonly onSwap: (item: CartItem, substitute: Substitute) => void;
  readonly nearby: Nearby | null;
  readonly level: 'h2' | 'h3';
  /** No further change is taken for now. */
  readonly isLocked: boolean;
}

/** The lines of the cart, with the way to put one back in the place that it had. */
export function CartLines({
  screen,
  pending,
  send,
  onUndo,
  cart: { cartId, items },
  unavailable,
  hashOf,
  quantityMaxOf,
  priceOf,
  whyOf,
  alternativesOf,
  SwapCard,
  LostMark,
  onSwap,
  nearby,
  level,
  isLocked,
}: CartLinesProps) {
  const unavailableAt = (item: CartItem) => unavailable.find(({ sequenceNum }) => sequenceNum === item.sequenceNum) ?? null;
  // What cannot be ordered comes first.
  const drawn = drawable(items).toSorted((one, other) => Number(unavailableAt(other) !== null) - Number(unavailableAt(one) !== null));
  const awaited = awaitedLines(items, pending);
  const awaitedOf = (item: CartItem) => awaited.find(({ sequenceNum }) => sequenceNum === item.sequenceNum);
  const swappingOf = (item: CartItem) => (isAwaited('modify', item, pending) ? (screen.undecided === null ? 'underWay' : 'waiting') : null);
  const rows = drawn.map((item) => (
    <CartLine
      key={item.sequenceNum}
      {...{ cartId, item }}
      unavailable={unavailableAt(item)}
      whyOf={whyOf}
      alternatives={alternativesOf(item)}
      swapping={swappingOf(item)}
      isUnsaved={screen.undecided !== null && pending.some(({ change }) => isOfLine(change, item))}
      {...{ SwapCard, LostMark, onSwap, nearby }}
      hash={hashOf(awaitedOf(item)?.itemId ?? item.itemId)}
      quantity={awaitedOf(item)?.quantity ?? null}
      quantityMax={quantityMaxOf(item.itemId, item.sequenceNum)}
      priceOf={priceOf}
      isLocked={isLocked}
      send={send}
      level={level}
    />
  ));
  if (screen.kind === 'removed' && screen.name !== null) {
    const after = drawn.findIndex((item) => item.sequenceNum > screen.sequenceNum && unavailableAt(item) === null);
    const row = <RemovedLine key="removed" name={lineNames([screen.name, ...(screen.others ?? [])])} {...{ onUndo, isLocked }} />;
    rows.splice(after === -1 ? drawn.length : after, 0, row);
  }
  const missing = unavailable.filter(({ sequenceNum }) => !items.some((item) => item.sequenceNum === sequenceNum));
  return (
    <>
      <ul className={css.lines} aria-label={items.length + missing.length > 0 ? text('cart.lines') : undefined}>
        {rows}
        {drawable(missing).map((line) => (
          <UnavailableRow key={line.sequenceNum} line={line} isLocked={isLocked} send={send} level={level} />
        ))}
      </ul>
      <Undrawn list={items} />
    </>
  );
}
