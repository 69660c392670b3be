import type { SetUpOrder } from '#domain/order/order.ts';
import type { CafeNow } from '#domain/order/renewed.ts';
import type { SetupRequest } from '#domain/order/setup-request.ts';
import type { CartEvent } from '../cart/cart.types.ts';
import type { CheckoutOutput } from '../checkout/checkout.types.ts';
import type { OrderSetupInput, OrderSetupOutput } from '../order-setup/order-setup.types.ts';
import type { Visitor } from '../session/session.types.ts';

/** What this browser knows of its orders. */
export interface OrderInput {
  /** The order in hand. */
  readonly order: SetUpOrder | null;
  /** The last order that was set up (ORD-SETUP-13). */
  readonly previous: SetUpOrder | null;
  /** The cart of the order that was placed last. */
  readonly placedCartId: string | null;
}

/** What an order setup needs to know of the visitor and the site. */
export type SetupFacts = Pick<OrderSetupInput, 'features'> & { readonly visitor: Visitor };
/** What an order setup begins with. */
export type SetupStart = SetupRequest & SetupFacts;

export interface OrderContext extends OrderInput {
  /** The cart that the checkout at work is for; null: none is at work. */
  readonly checkoutCartId: string | null;
  /** What the setup at work began with; null: none is at work. */
  readonly setup: SetupStart | null;
}

export type OrderEvent =
  | ({ type: 'setup.requested' } & SetupStart)
  /** Opens the setup again with the order in hand (NAV-10). */
  | ({ type: 'setup.edited' } & SetupFacts)
  | { type: 'setup.left' }
  /** The visitor has signed in; an open setup continues without its sign-in step. */
  | { type: 'member.arrived' }
  /** What is switched on is known, or has changed; an open setup goes by it. */
  | ({ type: 'features.changed' } & Pick<OrderSetupInput, 'features'>)
  | { type: 'checkout.opened'; cartId: string }
  | { type: 'checkout.left' }
  | { type: 'order.cleared' }
  /** Another tab changed the order in hand, or the checkout did, whose cart has the change already. */
  | { type: 'order.synced'; order: SetUpOrder | null; previous: SetUpOrder | null }
  /** The cafe of the order was read again. */
  | ({ type: 'cafe.read' } & CafeNow)
  /** Another tab placed the order of a cart. */
  | { type: 'checkout.synced'; cartId: string }
  /** The cart turned out to be an order that was placed. */
  | { type: 'placedOrder.found'; cartId: string }
  /** A read says that the cart is an order that was placed. */
  | Extract<CartEvent, { type: 'cart.readPlaced' }>
  /** What is in the cart changed: by the guest on this page (`isOwn`), as with a code, or by another tab. */
  | { type: 'cart.revised'; isOwn: boolean }
  /** The member was signed out. */
  | { type: 'session.left' };

export type CloseCartInput = { cartId: string; isPlacedHere: boolean };
export type CloseCartResult =
  | { kind: 'closed' }
  /** Another cart has taken its place: it and the order in hand stay. */
  | { kind: 'replaced' };

/** Ends of a setup and of a checkout, what the cart has to follow, and faults. */
export type OrderEmitted =
  | { type: 'setup.ended'; kind: OrderSetupOutput['kind'] }
  | { type: 'checkout.ended'; kind: CheckoutOutput['kind'] }
  /** The guest is at no checkout of this cart any more, however it ended. */
  | { type: 'checkout.closed'; cartId: string }
  /** The order asks for the same, and has what its cafe says now (AVAIL-01). */
  | { type: 'order.renewed'; order: SetUpOrder }
  | Extract<CartEvent, { type: 'order.setUp' | 'cart.emptied' | 'cart.readPlaced' }>
  | { type: 'fault.found'; source: string; message: string };
