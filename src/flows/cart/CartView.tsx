import { Link } from '@tanstack/react-router';
import type { ComponentType, MouseEvent, ReactNode } from 'react';
import { canBeSwapped, noAlternatives } from '#domain/cart/alternatives.ts';
import type { Cart, CartItem } from '#domain/cart/cart.ts';
import type { LastCart as LastCartLines } from '#domain/cart/last-cart.ts';
import { linesToLeaveOut } from '#domain/cart/leave-out.ts';
import { unavailableLines, type DeliveryTerms, type UnavailableLine } from '#domain/cart/orderable.ts';
import type { PendingChange } from '#domain/cart/pending.ts';
import { currentPriceChanges } from '#domain/cart/price-change.ts';
import { currentRefusals } from '#domain/cart/problems.ts';
import type { Substitute } from '#domain/menu/substitute.ts';
import type { CartScreen } from '#machines/cart/cart.screen.ts';
import type { CartEvent } from '#machines/cart/cart.types.ts';
import '#src/text/lazy/cart.ts';
import { text } from '#src/text/text.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Columns } from '#src/ui/Columns.tsx';
import { EmptyDish } from '#src/ui/EmptyDish.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { aroundBar } from '#src/ui/StickyActions.css.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import type { AlternativesOf, LineMark, Nearby, PriceOfLine } from './CartLine.tsx';
import { PlacingElsewhere } from '#src/flows/kit/PlacingElsewhere.tsx';
import type { Untimely } from '#src/flows/kit/untimely.ts';
import { CartLines } from './CartLines.tsx';
import { ChangedPrices } from './ChangedPrices.tsx';
import { CartStatus } from './CartStatus.tsx';
import { ComingLines } from './ComingCart.tsx';
import { CartFoot } from './CartFoot.tsx';
import { LastCart } from './LastCart.tsx';
import { LazyExcludedLines } from './LazyExcludedLines.tsx';
import type { SwapCardProps } from './SwapCard.tsx';
import { UnavailableNote } from './UnavailableNote.tsx';
import type { WhyOfLine } from './unavailable-reason.ts';
import { useReturnedLine } from './useReturnedLine.ts';
import { useSwappedLine } from './useSwappedLine.ts';
import * as css from './Cart.css.ts';

export interface CartViewProps {
  readonly screen: CartScreen;
  /** Changes that wait, in the guest's order. Default: none. */
  readonly pending?: readonly PendingChange[];
  readonly send: (event: CartEvent) => void;
  /** Null while it is fetched, or when there is none. */
  readonly cart: Cart | null;
  readonly isUnloaded: boolean;
  /** Default: true. */
  readonly isOnline?: boolean;
  /** What this tab saw of the cart last, shown while there is no connection to load it over. Default: nothing. */
  readonly last?: LastCartLines | null;
  readonly onReload: () => void;
  /** Begins a new cart; null as long as the server knows this one. */
  readonly onRenew: (() => void) | null;
  /** The address of a line's product, to change it. */
  readonly hashOf: (itemId: string) => string | null | undefined;
  /** Draws a price that rules have changed, else null; left out: they have changed none. */
  readonly priceOf?: PriceOfLine | undefined;
  /** Most of an item that a line may have (AMB-50). */
  readonly quantityMaxOf: (itemId: string, sequenceNum: number) => number;
  /** Default: nothing is known but what the server says. */
  readonly whyOf?: WhyOfLine;
  /** What helps with a line that cannot be ordered; null while that is not known. Default: nothing does. */
  readonly alternativesOf?: AlternativesOf;
  /** Draws what can be had in place of a line. Default: nothing. */
  readonly SwapCard?: ComponentType<SwapCardProps>;
  /** Marks a line that has what the guest avoids. Default: nothing. */
  readonly LostMark?: LineMark | undefined;
  /** Default: the cafe of the order is no choice. */
  readonly nearby?: Nearby | null;
  /** The least that the order must come to; null where there is none. */
  readonly delivery: DeliveryTerms | null;
  /** Level of the lines' headings: `h2` under the h1 of a page of its own. */
  readonly level?: 'h2' | 'h3';
  /** It is the page, and has its heading. */
  readonly isPage?: boolean;
  /** How, where and when; null: there is no order. */
  readonly place: ReactNode;
  /** Below the lines of the page: what would bring a delivery to its minimum. Default: nothing. */
  readonly shelf?: ReactNode;
  /** Above the sums of the page: codes and rewards. Default: nothing. */
  readonly discounts?: ReactNode;
  /** What the cafe collects for, already drawn. Default: nothing. */
  readonly donations?: ReactNode;
  /** A press of "Check out", which leads there unless it is prevented; what cannot be ordered is about to be removed. Default: nothing. */
  readonly onCheckOut?: ((press: MouseEvent) => void) | undefined;
  /** In the place of "Check out". Default: the order can be had at its time. */
  readonly untimely?: Untimely | null;
  /** The order of the cart was sent, no tab is placing it, and it is not known whether it was placed. Default: false. */
  readonly isSent?: boolean;
  /** Another tab is placing its order right now: it cannot be changed. Default: false. */
  readonly isPlacing?: boolean;
}

/** What is in the cart, for the page and for the drawer. */
export function CartView({
  screen,
  send,
  cart,
  isUnloaded,
  pending = [],
  isOnline = true,
  last = null,
  onReload,
  onRenew,
  level = 'h2',
  isPage = false,
  place,
  hashOf,
  quantityMaxOf,
  priceOf,
  whyOf = () => null,
  alternativesOf = () => noAlternatives,
  SwapCard,
  LostMark,
  nearby = null,
  delivery,
  shelf,
  discounts,
  donations,
  onCheckOut,
  untimely = null,
  isSent = false,
  isPlacing = false,
}: CartViewProps) {
  const isLocked = screen.isFull || isPlacing;
  const unavailable = cart === null ? [] : unavailableLines(cart);
  const count = new Set([...(cart?.items ?? []), ...unavailable].map(({ sequenceNum }) => sequenceNum)).size;
  const isEmpty = screen.waiting === 0 && (screen.cartId === null || (cart !== null && count === 0));
  const part = useKeptFocus<HTMLDivElement>(
    count + screen.excluded.length + (screen.undecided ? 1 : 0),
    // Undo goes with its line.
    screen.kind === 'removed' ? 1 : 0,
    // An empty cart has another heading.
    String(isEmpty),
  );
  const awaitLine = useReturnedLine(part, cart?.items);
  const onUndo = () => {
    awaitLine();
    send({ type: 'removal.undone' });
  };
  const { swapped, awaitSwap } = useSwappedLine(part, cart?.items);
  // One change, so that the line stays where its substitute is not taken.
  const onSwap = (item: CartItem, substitute: Substitute) => {
    if (cart === null) return;
    awaitSwap(item, substitute);
    send({
      type: 'line.changed',
      cartId: cart.cartId,
      sequenceNum: item.sequenceNum,
      line: { ...substitute.line, shownPrice: substitute.price },
    });
  };
  const undecided = linesToLeaveOut(unavailable, pending);
  const checkOut = (press: MouseEvent) => {
    // No further change is taken: what is to be left out would stay.
    if (isLocked && undecided.length > 0) return press.preventDefault();
    for (const { sequenceNum } of undecided) send({ type: 'line.removed', sequenceNum });
    onCheckOut?.(press);
  };
  const itemOf = (line: UnavailableLine) => cart?.items.find(({ sequenceNum }) => sequenceNum === line.sequenceNum);
  const canSwap = undecided.some((line) => {
    const item = itemOf(line);
    const known = item && alternativesOf(item);
    return known && canBeSwapped(known, typeof hashOf(item.itemId) === 'string');
  });
  const drawn = cart !== null && (
    <CartLines
      {...{ screen, pending, send, onUndo, unavailable, hashOf, quantityMaxOf, priceOf, whyOf, level }}
      {...{ alternativesOf, SwapCard, LostMark, onSwap, nearby, isLocked }}
      cart={cart}
    />
  );
  const lines = count > 0 && (
    <div>
      {place}
      {drawn}
      <LiveRegion>{screen.isFull && !isPlacing && <p className={css.note}>{text('cart.full.changes')}</p>}</LiveRegion>
      {isPage && !isPlacing && shelf}
    </div>
  );
  const foot = cart !== null && count > 0 && (
    <CartFoot
      cart={cart}
      unavailable={unavailable}
      delivery={delivery}
      isUndecided={screen.undecided !== null}
      isDrawer={!isPage}
      onCheckOut={checkOut}
      {...{ isSent, isPlacing, untimely }}
    />
  );
  return (
    <div ref={part} className={isPage ? aroundBar : css.drawer}>
      <Stack gap={16}>
        {isPage && !isEmpty && <PageHeading heading={text('title.cart')} />}
        {isPage && !lines && place}
        <CartStatus
          screen={screen}
          items={cart?.items ?? []}
          refusals={cart === null ? screen.refusals : currentRefusals(screen.refusals, cart)}
          unavailable={unavailable.map((line) => ({ ...line, name: line.name ?? itemOf(line)?.name ?? null }))}
          send={send}
        />
        <LiveRegion>
          {swapped && <VisuallyHidden>{text('cart.swapped', { name: swapped.name, former: swapped.former })}</VisuallyHidden>}
        </LiveRegion>
        <PlacingElsewhere isPlacing={isPlacing} />
        <UnavailableNote cart={isSent || isPlacing ? null : cart} unavailable={undecided} canSwap={canSwap} />
        {screen.excluded.length > 0 && !isPlacing && <LazyExcludedLines lines={screen.excluded} whyOf={whyOf} send={send} />}
        <ChangedPrices
          changes={currentPriceChanges(screen.priceChanges, cart?.items ?? [])}
          onSeen={() => send({ type: 'priceChanges.seen' })}
        />
        {screen.undecided && <Queued {...screen.undecided} />}
        <LiveRegion>
          {onRenew !== null && (
            <Notice tone="warn" action={{ label: text('cart.renew'), onAct: onRenew }}>
              {text('cart.gone')}
            </Notice>
          )}
        </LiveRegion>
        <LiveRegion isUrgent>
          {isUnloaded && isOnline && (
            <Notice tone="bad" action={{ label: text('page.error.retry'), onAct: onReload }}>
              {text('cart.unloaded')}
            </Notice>
          )}
          {isUnloaded && !isOnline && <Notice tone="warn">{text(last ? 'cart.offline' : 'cart.offline.unseen')}</Notice>}
        </LiveRegion>
        {isUnloaded && !isOnline && last && <LastCart last={last} isPage={isPage} />}
        {screen.cartId !== null && cart === null && !isUnloaded && onRenew === null && <ComingLines isPage={isPage} onRetry={onReload} />}
        {isEmpty && screen.kind === 'removed' && <div>{drawn}</div>}
        {isEmpty && <Empty hasOrder={screen.cartId !== null} isPage={isPage} />}
        {isEmpty && isPage && shelf}
        {isPage && foot ? (
          <Columns
            variant="formAndSummary"
            first={lines}
            second={
              <Panel heading={text('cart.totals')} hasHeadingBelow hasRows>
                <fieldset disabled={isPlacing} className={css.choices}>
                  {discounts}
                  {donations}
                </fieldset>
                {foot}
              </Panel>
            }
          />
        ) : (
          lines
        )}
      </Stack>
      {!isPage && foot && <div className={css.foot}>{foot}</div>}
    </div>
  );
}

/** What the cart of the server does not have yet. */
function Queued({ arriving, changes }: NonNullable<CartScreen['undecided']>) {
  return (
    <>
      {arriving.length > 0 && <p>{text('cart.queued', { names: arriving.join(', ') })}</p>}
      {changes > 0 && <p>{text('cart.queued.changes', { count: changes })}</p>}
    </>
  );
}

function Empty({ hasOrder, isPage }: { readonly hasOrder: boolean; readonly isPage: boolean }) {
  return (
    <EmptyState
      picture={<EmptyDish label={text('cart.empty.scene')} beside="spoon" />}
      level={isPage ? 'h1' : 'h2'}
      heading={text(hasOrder ? 'cart.empty' : 'cart.noOrder')}
      action={
        <Link to={hasOrder ? '/app/menu.html' : '/app/startOrder.html'} className={buttonClass()}>
          {text(hasOrder ? 'cart.empty.go' : 'shell.start')}
        </Link>
      }
    >
      {text('cart.empty.words')}
    </EmptyState>
  );
}
