import { Link } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import type { Alternatives } from '#domain/cart/alternatives.ts';
import type { CartItem } from '#domain/cart/cart.ts';
import type { UnavailableLine } from '#domain/cart/orderable.ts';
import type { Substitute } from '#domain/menu/substitute.ts';
import { formatCents } from '#domain/money/money.ts';
import type { Destination } from '#domain/order/order.ts';
import type { CartEvent } from '#machines/cart/cart.types.ts';
import '#src/text/lazy/cart.ts';
import '#src/text/lazy/quantity.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Stepper } from '#src/ui/Stepper.tsx';
import { LineDetails } from './LineDetails.tsx';
import { LinePicture } from './LinePicture.tsx';
import type { SwapCardProps } from './SwapCard.tsx';
import { reasonOf, type WhyOfLine } from './unavailable-reason.ts';
import * as css from './Cart.css.ts';

/** Draws the price of a line that rules have changed; null: it has the price of the menu. */
export type PriceOfLine = (item: CartItem) => ReactNode;

/** Marks a line of the cart. */
export type LineMark = ComponentType<{ readonly item: CartItem }>;

/** What helps with a line that cannot be ordered; null while that is not known. */
export type AlternativesOf = (item: CartItem) => Alternatives | null;

/** The way to the cafes near that of the order. */
export interface Nearby {
  /** How the order is had: the list is of the cafes that offer that. */
  readonly destination: Destination;
  /** Of the search that `onFollow` keeps, for the entry of the browser's history, in milliseconds. */
  readonly searchedAt: number;
  readonly onFollow: () => void;
}

interface CartLineProps {
  readonly cartId: string;
  readonly item: CartItem;
  /** Of the product's address; null when it is not on the menu any more, undefined until the menu is read. */
  readonly hash: string | null | undefined;
  /** Null where it can be ordered. */
  readonly unavailable: UnavailableLine | null;
  readonly whyOf: WhyOfLine;
  /** What helps where it cannot be ordered; null while that is not known. */
  readonly alternatives: Alternatives | null;
  /** Draws what can be had in its place; left out: nothing is offered. */
  readonly SwapCard?: ComponentType<SwapCardProps> | undefined;
  /** Marks it where it has what the guest avoids; left out: nothing does. */
  readonly LostMark?: LineMark | undefined;
  /** How far a change of the line is; `waiting`: it waits for the guest's answer. Null: there is none. */
  readonly swapping: 'underWay' | 'waiting' | null;
  /** A change of it waits for the guest's answer. */
  readonly isUnsaved: boolean;
  readonly onSwap: (item: CartItem, substitute: Substitute) => void;
  /** Null: the cafe of the order is no choice. */
  readonly nearby: Nearby | null;
  /** Draws a price that rules have changed, else null; left out: they have changed none. */
  readonly priceOf?: PriceOfLine | undefined;
  /** How many it has with what the guest has asked for since; null: it is about to be removed. */
  readonly quantity: number | null;
  /** Most that the line may have. */
  readonly quantityMax: number;
  /** No further change is taken for now. */
  readonly isLocked: boolean;
  readonly send: (event: CartEvent) => void;
  readonly level: 'h2' | 'h3';
}

export function CartLine({
  cartId,
  item,
  hash,
  unavailable,
  whyOf,
  alternatives,
  SwapCard,
  LostMark,
  swapping,
  isUnsaved,
  onSwap,
  nearby,
  priceOf,
  quantity,
  quantityMax,
  isLocked,
  send,
  level: Heading,
}: CartLineProps) {
  const { sequenceNum, name } = item;
  const isOff = isLocked || quantity === null;
  const isElsewhere = unavailable !== null && alternatives?.isElsewhere === true;
  const change = unavailable === null ? null : (alternatives?.change ?? null);
  const canEdit = !isElsewhere && change === null;
  const substitute = alternatives?.substitute ?? null;
  const isSwapShown = unavailable !== null && SwapCard !== undefined && (alternatives === null || substitute !== null);
  const count = quantity ?? item.quantity;
  return (
    <li className={isSwapShown ? `${css.line} ${css.swappable}` : css.line}>
      <LinePicture item={item} isDimmed={unavailable !== null} />
      <div className={css.words}>
        <Heading className={unavailable === null ? css.name : `${css.name} ${css.missing}`} data-line={sequenceNum} tabIndex={-1}>
          {name}
        </Heading>
        <LineDetails item={item} />
        {LostMark && <LostMark item={item} />}
        {isUnsaved && <p className={css.gone}>{text(quantity === null ? 'cart.line.unremoved' : 'cart.line.unsaved')}</p>}
        {unavailable && <p className={css.gone}>{reasonOf(unavailable, whyOf(item))}</p>}
        {unavailable === null && count > quantityMax && <p className={css.gone}>{text('cart.line.limit', { maximum: quantityMax })}</p>}
      </div>
      <p className={unavailable === null ? css.price : `${css.price} ${css.missing}`}>{priceOf?.(item) ?? formatCents(item.totalPrice)}</p>
      {isSwapShown && (
        <div className={css.swap}>
          {substitute && (
            <SwapCard
              former={item}
              substitute={substitute}
              isBusy={swapping === 'underWay'}
              isOff={isOff || swapping !== null}
              onSwap={() => onSwap(item, substitute)}
            />
          )}
        </div>
      )}
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
        {isElsewhere && nearby !== null && (
          <Link
            to="/app/startOrder.html"
            search={{ destination: nearby.destination, returnTo: '/app/cart.html' }}
            state={{ searchedAt: nearby.searchedAt }}
            onClick={nearby.onFollow}
            disabled={isLocked}
            tabIndex={0}
            className={css.change}
            aria-label={text('cart.help.line', { help: text('menu.help.cafe'), name })}
          >
            {text('menu.help.cafe')}
          </Link>
        )}
        {change && (
          <Link
            to="/app/startOrder.html"
            search={{ step: change.step, item: change.placardId, returnTo: '/app/cart.html' }}
            disabled={isLocked}
            tabIndex={0}
            className={css.change}
            aria-label={text('cart.help.line', { help: text(`menu.help.${change.step}`), name })}
          >
            {text(`menu.help.${change.step}`)}
          </Link>
        )}
        {hash === undefined && canEdit && <span className={`${css.change} ${css.coming}`}>{text('shell.edit')}</span>}
        {hash && canEdit && (
          <Link
            to="/app/product/{$placardHash}.html"
            params={{ placardHash: hash }}
            search={{ cart: cartId, line: String(sequenceNum) }}
            disabled={isLocked}
            // Off, it keeps the focus.
            tabIndex={0}
            className={css.change}
            aria-label={text('cart.edit.line', { name })}
          >
            {text('shell.edit')}
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
