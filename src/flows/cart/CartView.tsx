import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { drawable } from '#domain/app/list-max.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { unavailableLines } from '#domain/cart/orderable.ts';
import { currentPriceChanges } from '#domain/cart/price-change.ts';
import type { Cents } from '#domain/money/money.ts';
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
import { ItemBlocks } from '#src/ui/Blocks.tsx';
import { Waiting } from '#src/flows/kit/Waiting.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { useKeptFocus } from '#src/flows/kit/useKeptFocus.ts';
import { CartLine } from './CartLine.tsx';
import { ChangedPrices } from './ChangedPrices.tsx';
import { CartStatus } from './CartStatus.tsx';
import { ExcludedLines } from './ExcludedLines.tsx';
import { CartFoot } from './CartFoot.tsx';
import { Undrawn } from './Undrawn.tsx';
import * as css from './Cart.css.ts';
import { UnavailableRow } from './UnavailableRow.tsx';

export interface CartViewProps {
  readonly screen: CartScreen;
  readonly send: (event: CartEvent) => void;
  /** Null while it is fetched, or when there is none. */
  readonly cart: Cart | null;
  readonly isUnloaded: boolean;
  readonly onReload: () => void;
  /** Begins a new cart; null as long as the server knows this one. */
  readonly onRenew: (() => void) | null;
  /** The address of a line's product, to change it. */
  readonly hashOf: (itemId: string) => string | null;
  /** Most of an item that a line may have (AMB-50). */
  readonly quantityMaxOf: (itemId: string, sequenceNum: number) => number;
  /** The least that the order must come to, in cents; null where there is none. */
  readonly deliveryMinimum: Cents | null;
  /** Level of the lines' headings: `h2` under the h1 of a page of its own. */
  readonly level?: 'h2' | 'h3';
  /** It is the page, and has its heading. */
  readonly isPage?: boolean;
  /** How, where and when; null: there is no order. */
  readonly place: ReactNode;
}

/** Screens on which the guest says what becomes of a change, before they can check out. */
const undecided: readonly CartScreen['kind'][] = ['unreachable', 'refused', 'unclear', 'waitingForOrder'];

/** What is in the cart, for the page and for the drawer. */
export function CartView({
  screen,
  send,
  cart,
  isUnloaded,
  onReload,
  onRenew,
  level = 'h2',
  isPage = false,
  place,
  ...rest
}: CartViewProps) {
  const unavailable = cart === null ? [] : unavailableLines(cart);
  const missing = unavailable.filter(({ sequenceNum }) => !cart?.items.some((item) => item.sequenceNum === sequenceNum));
  const count = (cart?.items.length ?? 0) + missing.length;
  const isUndecided = undecided.includes(screen.kind);
  const isEmpty = screen.waiting === 0 && (screen.cartId === null || (cart !== null && count === 0));
  const part = useKeptFocus<HTMLDivElement>(
    count + screen.excluded.length + (isUndecided ? 1 : 0),
    // Undo goes with its line.
    screen.kind === 'removed' ? 1 : 0,
  );
  const lines = cart !== null && count > 0 && (
    <div>
      {place}
      <ul className={css.lines} aria-label={text('cart.lines')}>
        {drawable(cart.items).map((item) => (
          <CartLine
            key={item.sequenceNum}
            item={item}
            unavailable={unavailable.find(({ sequenceNum }) => sequenceNum === item.sequenceNum) ?? null}
            hash={rest.hashOf(item.itemId)}
            quantityMax={rest.quantityMaxOf(item.itemId, item.sequenceNum)}
            send={send}
            level={level}
          />
        ))}
        {drawable(missing).map((line) => (
          <UnavailableRow key={line.sequenceNum} line={line} send={send} level={level} />
        ))}
      </ul>
      <Undrawn list={cart.items} />
    </div>
  );
  const foot = cart !== null && count > 0 && (
    <CartFoot cart={cart} unavailable={unavailable} deliveryMinimum={rest.deliveryMinimum} isUndecided={isUndecided} isDrawer={!isPage} />
  );
  return (
    <div ref={part} className={isPage ? undefined : css.drawer}>
      <Stack gap={24}>
        {isPage && !isEmpty && <PageHeading heading={text('cart.heading')} />}
        {isPage && !lines && place}
        <CartStatus screen={screen} send={send} />
        <ExcludedLines lines={screen.excluded} send={send} />
        <ChangedPrices
          changes={currentPriceChanges(screen.priceChanges, cart?.items ?? [])}
          onSeen={() => send({ type: 'priceChanges.seen' })}
        />
        {isUndecided && <Queued {...queuedBehind(screen)} />}
        <LiveRegion>
          {onRenew !== null && (
            <Notice tone="warn" action={{ label: text('cart.renew'), onAct: onRenew }}>
              {text('cart.gone')}
            </Notice>
          )}
        </LiveRegion>
        <LiveRegion isUrgent>
          {isUnloaded && (
            <Notice tone="bad" action={{ label: text('cart.retry'), onAct: onReload }}>
              {text('cart.unloaded')}
            </Notice>
          )}
        </LiveRegion>
        {screen.cartId !== null && cart === null && !isUnloaded && onRenew === null && (
          <Waiting isPage={isPage} label={text('page.loading')} onRetry={onReload}>
            <ItemBlocks count={3} />
          </Waiting>
        )}
        {isEmpty && <Empty hasOrder={screen.cartId !== null} isPage={isPage} />}
        {isPage && foot ? (
          <Columns variant="formAndSummary" first={lines} second={<Panel heading={text('cart.totals')}>{foot}</Panel>} />
        ) : (
          lines
        )}
      </Stack>
      {!isPage && foot && <div className={css.foot}>{foot}</div>}
    </div>
  );
}

/** What waits besides what the status of the cart names. */
function queuedBehind(screen: CartScreen): { readonly arriving: readonly string[]; readonly changes: number } {
  const { waiting, arriving, kind } = screen;
  const changes = waiting - arriving.length;
  if (kind === 'waitingForOrder') return { arriving: [], changes };
  return { arriving: kind === 'refused' && screen.name !== null ? arriving.slice(1) : arriving, changes };
}

/** What the cart of the server does not have yet. */
function Queued({ arriving, changes }: ReturnType<typeof queuedBehind>) {
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
          {text(hasOrder ? 'cart.empty.go' : 'cart.waiting.go')}
        </Link>
      }
    >
      {text('cart.empty.words')}
    </EmptyState>
  );
}
