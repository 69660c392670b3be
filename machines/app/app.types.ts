import type { CampaignParams } from '#domain/navigation/query.ts';
import type { Notice } from '#domain/notice/notice.ts';
import type { CartEvent } from '../cart/cart.types.ts';
import type { Visitor } from '../session/session.types.ts';
import type { SiteEvent, SiteInput } from '../site/site.types.ts';
import type { FlowEnd, FlowName, FlowRequest, OpenFlows } from './openable-flows.ts';

/** What an earlier visit left behind, and how this one began. */
export interface AppInput extends SiteInput {
  readonly isContinuedGuest: boolean;
  /** Whether there is a token, so that the visitor is signed in (SESSION-02). */
  readonly hasToken: boolean;
  /** What addresses asked for, for the flows that use it later (QUERY-03 to -09). */
  readonly campaignParams: CampaignParams;
  readonly hasSeenWelcome: boolean;
}

export interface AppContext extends SiteInput {
  readonly visitor: Visitor;
  readonly campaignParams: CampaignParams;
  readonly hasSeenWelcome: boolean;
  /** Flows opened by name, with their inputs. */
  readonly openFlows: OpenFlows;
}

/** Changes of the cart, which starts anew for them where it broke. */
export type CartRequested = Extract<
  CartEvent,
  { type: 'order.setUp' | 'order.rescheduled' | 'cart.emptied' | 'line.added' | 'line.changed' }
>;

/** Found by this page: another tab changed which cart there is, or took over the changes of this one; a read has other prices. */
export type CartFound = Extract<CartEvent, { type: 'cart.synced' | 'queue.adopted' | 'priceChanges.found' }>;

export type AppEvent =
  /** Opens a flow by name. With the input of the one that is open it changes nothing; with another it starts the flow anew. */
  | ({ type: 'flow.opened' } & FlowRequest)
  | { type: 'flow.closed'; name: FlowName }
  | CartFound
  | CartRequested
  /** Starts the cart again, with what its record has. */
  | { type: 'cart.retried' }
  | { type: 'guest.continued' }
  /** Starts the session machine. */
  | { type: 'session.needed' }
  /** The member was signed out. */
  | { type: 'session.left' }
  | { type: 'params.stored'; campaignParams: CampaignParams }
  | { type: 'welcome.seen' }
  | { type: 'notice.shown'; notice: Notice }
  | SiteEvent;

/** Ends of flows opened by name, and faults. */
export type AppEmitted = ({ type: 'flow.ended' } & FlowEnd) | { type: 'fault.found'; source: string; message: string };
