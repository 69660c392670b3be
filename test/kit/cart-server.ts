import type { Cart } from '#contract/cart-entity.ts';
import { cartSummary } from '#contract/cart-summary.ts';
import { addItems, createCart, decreaseQuantity, increaseQuantity, modifyItems, removeItems, updateCart } from '#contract/cart.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { must } from '#domain/must.ts';
import { ApiError } from '#src/api/errors.ts';
import { change, emptyCart, type Change } from '#sandbox/world/cart/change.ts';
import { add, changeQuantity, modify, remove, type Edited } from '#sandbox/world/cart/edits.ts';
import { linesOnce, once } from '#sandbox/world/cart/once.ts';
import type { Refused } from '#sandbox/world/cart/refused.ts';
import type { CafeNow, StoredCart } from '#sandbox/world/cart/stored.ts';
import { viewOf } from '#sandbox/world/cart/view.ts';
import { servingCafe } from '#sandbox/world/cafe/cafes.ts';
import { stubClient } from './stub-client.ts';

/** What becomes of a request: answered, lost on the way there or back, or applied only after the client has given up. */
export type Fate = 'answered' | 'lostBefore' | 'lostAfter' | 'late';

interface Asked {
  readonly body?: Record<string, unknown>;
  readonly params?: { readonly id: string };
  readonly changeId?: string;
  readonly signal?: AbortSignal;
}
interface Body {
  readonly cartId: string;
  readonly items: never[];
  readonly sequenceList: number[];
  readonly sequenceNum: number;
  readonly quantity: number;
}
interface OpenRequest {
  readonly name: string;
  readonly settle: (fate: Fate) => void;
}

/**
 * The carts of the sandbox behind a client that a test decides about: each request waits until its fate is named. Without `honorsIds`
 * the server ignores the ids of changes and echoes none.
 */
export function cartServer({ honorsIds }: { readonly honorsIds: boolean }) {
  const carts = new Map<string, StoredCart>();
  const open: OpenRequest[] = [];
  const late: (() => void)[] = [];
  const cafe = must(servingCafe('203'), 'cafe');
  const setting: CafeNow = { cafe, now: '2026-11-20T11:30' };
  let count = 0;

  const save = (cart: StoredCart, exceptions: Edited['exceptions'] = []): Cart => {
    carts.set(cart.cartId, cart);
    return viewOf(cart, setting, exceptions);
  };
  const cartOf = (id: unknown) => must(carts.get(String(id)), 'cart');
  const taken = (made: StoredCart | Edited | Refused): Cart => {
    if ('kind' in made) throw new ApiError({ kind: 'refused', endpoint: 'cart', status: made.status, reasonCode: made.reasonCode });
    return 'exceptions' in made ? save(made.cart, made.exceptions) : save(made);
  };

  /** Applies a request as the sandbox's handlers do. */
  function apply({ name }: Endpoint, { body, params, changeId }: Asked): Cart {
    const id = honorsIds ? (changeId ?? null) : null;
    const asked = (body ?? {}) as never as Change & Body;
    const items = honorsIds ? asked.items : asked.items?.map((item: object) => ({ ...item, vendorCartItemId: null }) as never);
    switch (name) {
      case createCart.name: {
        const existing = id === null ? undefined : [...carts.values()].find(({ createdBy }) => createdBy === id);
        return taken(change(existing ?? { ...emptyCart(`cart-${(count += 1)}`), createdBy: id }, asked, servingCafe));
      }
      case updateCart.name:
        return taken(once(cartOf(asked.cartId), id, (cart) => change(cart, asked, servingCafe)));
      case addItems.name:
        return taken(linesOnce(cartOf(asked.cartId), items, (cart, line) => add(cart, [line], setting)));
      case modifyItems.name:
        return taken(linesOnce(cartOf(asked.cartId), items, (cart, line) => modify(cart, [line], setting)));
      case removeItems.name:
        return taken(once(cartOf(asked.cartId), id, (cart) => remove(cart, asked.sequenceList)));
      case increaseQuantity.name:
      case decreaseQuantity.name: {
        const by = name === increaseQuantity.name ? asked.quantity : -asked.quantity;
        return taken(once(cartOf(asked.cartId), id, (cart) => changeQuantity(cart, asked.sequenceNum, by, setting)));
      }
      case cartSummary.name:
        return viewOf(cartOf(params?.id), setting);
      default:
        throw new Error(`The server of this test has no ${name}.`);
    }
  }

  const call = (endpoint: Endpoint, asked: Asked) =>
    new Promise<Cart>((resolve, reject) => {
      const lose = (kind: 'offline' | 'timeout') => reject(new ApiError({ kind, endpoint: endpoint.name }));
      const request: OpenRequest = {
        name: endpoint.name,
        settle(fate) {
          open.splice(open.indexOf(request), 1);
          if (fate === 'lostBefore') return lose('offline');
          if (fate === 'late') {
            late.push(() => void apply(endpoint, asked));
            return lose('timeout');
          }
          try {
            const cart = apply(endpoint, asked);
            if (fate === 'answered') resolve(cart);
            else lose('timeout');
          } catch (error) {
            reject(error as Error);
          }
        },
      };
      open.push(request);
    });

  return {
    call: stubClient(call),
    /** Requests without a fate yet, the oldest first. */
    open: open as readonly OpenRequest[],
    /** Applies what was held up. */
    catchUp: () => late.splice(0).forEach((run) => run()),
    cart: (cartId: string) => carts.get(cartId),
  };
}
