import type { CampaignParams } from '#domain/navigation/query.ts';
import type { Notice } from '#domain/notice/notice.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import type { SetupRequest } from '#domain/order/setup-request.ts';
import type { CartEvent } from '../cart/cart.types.ts';
import type { OrderSetupInput } from '../order-setup/order-setup.types.ts';
import type { SiteEvent, SiteInput } from '../site/site.types.ts';
import type { FlowEnd, FlowName, FlowRequest, OpenFlows } from './openable-flows.ts';

/** What an order setup begins with: what is asked for, and what is switched on. */
export type SetupStart = SetupRequest & Pick<OrderSetupInput, 'features'>;

/** What an earlier visit left behind, and how this one began. */
export interface AppInput extends SiteInput {
  readonly order: SetUpOrder | null;
  /** The last order that was set up (ORD-SETUP-13). */
  readonly previous: SetUpOrder | null;
  readonly isContinuedGuest: boolean;
  /** Whether there is a token, so that the visitor is signed in (SESSION-02). */
  readonly hasToken: boolean;
  /** What addresses asked for, for the flows that use it later (QUERY-03 to -09). */
  readonly campaignParams: CampaignParams;
  readonly hasSeenWelcome: boolean;
  /** The cart of the order that was placed last. */
  readonly placedCartId: string | null;
}

export interface AppContext extends SiteInput {
  readonly visitor: 'anonymous' | 'continuedAsGuest' | 'member';
  /** The order in hand. */
  readonly order: SetUpOrder | null;
  readonly previous: SetUpOrder | null;
  readonly cartId: string | null;
  /** The cart that the checkout at work is for; null: none is at work. */
  readonly checkoutCartId: string | null;
  /** There is a cart, or something is queued for one. */
  readonly hasCart: boolean;
  readonly campaignParams: CampaignParams;
  readonly hasSeenWelcome: boolean;
  readonly placedCartId: string | null;
  /** What the setup at work began with; null: none is at work. */
  readonly setup: SetupStart | null;
  /** Flows opened by name, with their inputs. */
  readonly openFlows: OpenFlows;
}

/** Changes of the cart, which starts anew for them where it broke. */
export type CartRequested = Extract<
  CartEvent,
  { type: 'order.setUp' | 'order.rescheduled' | 'cart.emptied' | 'line.added' | 'line.changed' }
>;

/** Another tab changed which cart there is, or took over the changes of this one. */
export type CartSynced = Extract<CartEvent, { type: 'cart.synced' | 'queue.adopted' }>;

export type AppEvent =
  | { type: 'site.opened' }
  | ({ type: 'setup.requested' } & SetupStart)
  /** Opens the setup again with the order in hand (NAV-10). */
  | ({ type: 'setup.edited' } & Pick<SetupStart, 'features'>)
  | { type: 'setup.left' }
  /** Opens a flow by name. With the input of the one that is open it changes nothing; with another it starts the flow anew. */
  | ({ type: 'flow.opened' } & FlowRequest)
  | { type: 'flow.closed'; name: FlowName }
  | { type: 'checkout.opened' }
  | { type: 'checkout.left' }
  | { type: 'order.cleared' }
  /** Another tab changed the order in hand, or the checkout did, whose cart has the change already. */
  | { type: 'order.synced'; order: SetUpOrder | null; previous: SetUpOrder | null }
  /** Another tab placed the order of a cart. */
  | { type: 'checkout.synced'; cartId: string }
  /** The cart turned out to be an order that was placed. */
  | { type: 'placedOrder.found'; cartId: string }
  | CartSynced
  /** Another tab changed what is in the cart. */
  | { type: 'cart.revised' }
  | CartRequested
  | { type: 'guest.continued' }
  /** The visitor has signed in; flows that are open go on. */
  | { type: 'member.arrived' }
  /** Starts the session machine. */
  | { type: 'session.needed' }
  /** Nobody is signed in any more. */
  | { type: 'session.left' }
  | { type: 'params.stored'; campaignParams: CampaignParams }
  | { type: 'welcome.seen' }
  | { type: 'notice.shown'; notice: Notice }
  | SiteEvent;

/** Ends of flows, and faults. */
export type AppEmitted =
  | { type: 'setup.ended'; kind: 'completed' | 'abandoned' }
  | ({ type: 'flow.ended' } & FlowEnd)
  | { type: 'checkout.ended'; kind: 'placed' | 'left' }
  | { type: 'fault.found'; source: string; message: string };
