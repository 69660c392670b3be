import type { Unanswered } from '#domain/cart/excluded.ts';
import type { CartChange, CartLineRequest, CartProblem, ExceededLimit, ExcludedLine, LineProblem } from '#domain/cart/line.ts';
import type { ChangedLine, PendingChange } from '#domain/cart/pending.ts';
import type { AnsweredPrices, PriceChange } from '#domain/cart/price-change.ts';
import type { SetUpOrder } from '#domain/order/order.ts';

export interface CartInput {
  readonly cartId: string | null;
  readonly order: SetUpOrder | null;
  /** The server does not know the order yet. Left out: it does if there is a cart. */
  readonly isStale?: boolean;
  /** Changes that an earlier page load left without an answer. */
  readonly queue?: readonly PendingChange[];
  /** Lines that the order in hand excludes. */
  readonly excluded?: readonly ExcludedLine[];
  /** Exceeded limits of this cart that the guest has not seen on an earlier page. */
  readonly limits?: readonly ExceededLimit[];
  /** Changed prices that the guest has not seen. */
  readonly priceChanges?: readonly PriceChange[];
  /** Maximum number of queued changes. */
  readonly room?: number;
}

export interface RemovedLine {
  /** Where it was. */
  readonly sequenceNum: number;
  /** As it was; null where it had gone before. */
  readonly line: CartLineRequest | null;
  /** The lines that went with it; left out: none did. */
  readonly others?: readonly CartLineRequest[];
  /** The server has to be told another lead time, once the line cannot be put back. Left out: it has not. */
  readonly needsLeadTime?: boolean;
}

/** A line that came in. */
export interface AddedLine {
  readonly name: string;
  /** What one cost on the button that was pressed, and what it costs, in cents; left out: the same, or no price was shown (PRICING-01). */
  readonly price?: PriceChange;
}

export interface CartContext {
  readonly cartId: string | null;
  readonly order: SetUpOrder | null;
  readonly room: number;
  /** The server does not know the order in hand yet. */
  readonly isStale: boolean;
  /** The order changed while the server was being told of the one before. */
  readonly isSuperseded: boolean;
  /** Changes in the guest's order; the first is under way. */
  readonly queue: readonly PendingChange[];
  /** Lines that the order in hand excludes; they are asked for again with another order. */
  readonly excluded: readonly ExcludedLine[];
  /** The first change may be requested without asking the guest: it was not since the guest asked for it, or since the page was loaded. */
  readonly canRepeat: boolean;
  /** A cart that is gone may be replaced without asking the guest: none was since the guest last asked for something. */
  readonly canRenew: boolean;
  /** The line that was removed last: it can be put in. */
  readonly removed: RemovedLine | null;
  /** The line that came in last; null: the last change that was taken was no addition. */
  readonly added: AddedLine | null;
  /** Ids of the presses whose line found no room in the queue; a press asks for it again. */
  readonly turnedAway: readonly string[];
  /** Exceeded limits, until the guest has seen them: they keep out what was asked before. */
  readonly limits: readonly ExceededLimit[];
  /** Why lines were not taken as asked, until the guest has seen it, or it no longer holds of its line. */
  readonly refusals: readonly LineProblem[];
  /** Changed prices, until the guest has seen them. */
  readonly priceChanges: readonly PriceChange[];
  /** Why the server refused, by its reason code. */
  readonly reasonCode: string | null;
  /** The request for the first change found the server closed for maintenance. */
  readonly isMaintenance: boolean;
}

export type CartEvent =
  | { type: 'order.setUp'; order: SetUpOrder }
  /** The server's cart has the new time already (SUBMIT-12), or moves it itself (SLOTS-10). */
  | { type: 'order.rescheduled'; order: SetUpOrder }
  /** `press`: id of the press, which two tabs may ask for: a tab that is duplicated has what the other held. */
  | { type: 'line.added'; line: CartLineRequest; press?: string }
  /** `cartId`: the cart that the line was in when the guest began to change it. */
  | { type: 'line.changed'; cartId: string; sequenceNum: number; line: CartLineRequest }
  /** `others`: lines that go with it, and come back with it. */
  | { type: 'line.removed'; sequenceNum: number; others?: readonly number[] }
  | { type: 'removal.undone' }
  | { type: 'page.left' }
  | { type: 'quantity.changed'; sequenceNum: number; by: number }
  | { type: 'change.retried' }
  /** The guest says that a change of which nothing is known was not applied. */
  | { type: 'change.repeated' }
  | { type: 'change.dropped' }
  | { type: 'limits.seen' }
  | { type: 'refusals.seen' }
  /** Lines that were gone when they were to be changed come in as new ones. */
  | { type: 'goneLines.added' }
  /** The guest gives up an excluded line; `at` is its place among them. */
  | { type: 'excluded.dropped'; at: number }
  /** A read of the cart has lines at other prices than this tab has shown (PRICING-01). */
  | { type: 'priceChanges.found'; cartId: string; priceChanges: readonly PriceChange[] }
  | { type: 'priceChanges.seen' }
  | { type: 'cart.emptied' }
  /** Another tab made, replaced or emptied the cart, or has new changes of its prices. */
  | { type: 'cart.synced'; cartId: string | null; order: SetUpOrder | null; priceChanges: readonly PriceChange[] }
  /** Another page load has taken over the changes of this one, but for these. */
  | ({ type: 'queue.adopted' } & Unanswered)
  /** A read says that a cart is an order that was placed. A change that is under way finds out itself. */
  | { type: 'cart.readPlaced'; cartId: string };

/** Why a change did not go through: the server's reason code, or null where there is none. */
interface Failure {
  readonly reasonCode: string | null;
  /** It is kept, and can be tried once more as it is. */
  readonly canRetry: boolean;
  /** An order limit was exceeded (QTY-04, QTY-05); a dialog on every page shows it. */
  readonly isLimit?: boolean;
  /** The server was closed for maintenance (ERRORS-01); a dialog on every page shows it. */
  readonly isMaintenance?: boolean;
}

export type CartEmitted =
  | { type: 'item.added'; name: string | null; price?: PriceChange }
  /**
   * CART-23. `isOffline` as below; `arriving`: names of what waits for a cart that got no answer; `lines`: those whose changes wait for it; none where it
   * was refused.
   */
  | ({ type: 'createFailed' | 'updateFailed'; arriving: readonly string[]; lines: readonly ChangedLine[]; isOffline: boolean } & Failure)
  /**
   * CART-24. `isOffline`: no answer came because the device has no connection. `others`: names of what waits behind it for the same answer. `excluded`: the line, and the order that excludes it; left out:
   * another reason.
   */
  | ({
      type: 'itemFailedToAdd';
      name: string;
      others: readonly string[];
      isOffline: boolean;
      excluded?: { line: CartLineRequest; order: SetUpOrder };
    } & Failure)
  /** The queue is full. `isKept`: the press asks for the line again once there is room. */
  | { type: 'line.turnedAway'; name: string; isKept: boolean }
  /** The queue is full, and the change is not made; `name`: of a changed line, else null. */
  | { type: 'change.turnedAway'; name: string | null }
  /** Another cart, or none, takes the place of this one, and changes of its lines that waited are not made (CART-25, CART-26). */
  | { type: 'changes.dropped'; cartId: string; lines: readonly ChangedLine[] }
  /** CART-25. */
  | ({ type: 'itemFailedToModify'; name: string } & Failure)
  /** CART-26. `lines`: those of the change. */
  | ({ type: 'itemFailedToRemove' | 'quantityFailedToChange'; lines: readonly ChangedLine[] } & Failure)
  /** The server may or may not have applied the change; the guest has to say. */
  | { type: 'change.doubted' }
  /** The cart turned out to be an order that was placed. `isRenewed`: a new cart takes its place, for what was asked of this one. */
  | { type: 'cart.foundPlaced'; cartId: string; isRenewed: boolean }
  /** The server has the cart for the order in hand. `hasTrouble`: some lines cannot be sold there or then. */
  | { type: 'order.taken'; cartId: string; order: SetUpOrder; hasTrouble: boolean }
  /** There is another cart, or none: what was said of this one no longer holds. */
  | { type: 'cart.replaced' }
  /** The guest, or another tab, has dealt with a failed change. */
  | { type: 'failure.left' }
  | { type: 'fault.found'; source: string; message: string };

/** The cart is an order: it was placed by a call whose answer was lost, or by another tab. A new cart is made. */
type CartPlaced = { kind: 'placed'; cartId: string };

/** The server does not know the cart any more: a new one is made. `giftCards`: its lines, if it was known to hold nothing else (CART-09). */
type CartGone = { kind: 'gone'; giftCards: readonly CartLineRequest[] };

/** `arriving`: lines that are to come in once the server knows the order. */
export type SetUpCartInput = { cartId: string | null; order: SetUpOrder; arriving: readonly CartLineRequest[] };
export type SetUpCartResult =
  | { kind: 'set'; cartId: string; priceChanges: readonly PriceChange[] }
  /** Some lines cannot be sold there or then. */
  | { kind: 'setWithTrouble'; cartId: string; priceChanges: readonly PriceChange[]; problems: readonly CartProblem[] }
  | CartGone
  | CartPlaced
  | { kind: 'refused'; reasonCode: string };

export type RecordChangeInput = { cartId: string; change: CartChange };
/** The id that the change has from now on, in this browser's record too. */
export type RecordChangeResult = { kind: 'recorded'; id: string };

/** `needsLeadTime`: whether gift cards alone have a new lead time by this change, which the next update of the order sends (SLOTS-11). Default: false. */
type Applied = { needsLeadTime?: boolean } & AnsweredPrices;

/** `arriving`: lines that are to come in after this change. */
export type ChangeCartInput = { cartId: string; id: string; change: CartChange; arriving: readonly CartLineRequest[] };
export type ChangeCartResult =
  | ({ kind: 'added' } & Applied)
  /** `line`, and `others` that went with it, as they were, so that they can be put back; null when it had gone before. */
  | ({ kind: 'removed'; line: CartLineRequest | null; others?: readonly CartLineRequest[] } & Applied)
  | ({ kind: 'changed' } & Applied)
  /** The line to come in cannot be sold at this cafe or time. */
  | { kind: 'excluded'; reasonCode: string }
  /** Not taken, or not as asked. */
  | ({ kind: 'troubled'; problems: readonly CartProblem[] } & AnsweredPrices)
  | CartGone
  | CartPlaced
  | { kind: 'refused'; reasonCode: string };

export type FindChangeInput = ChangeCartInput;
export type FindChangeResult =
  /** The server has applied the change: a line that came in, one that is known and gone, or any other. */
  | ({ kind: 'added' } & Applied)
  | ({ kind: 'removed'; line: CartLineRequest; others?: readonly CartLineRequest[] } & Applied)
  | ({ kind: 'changed' } & Applied)
  | { kind: 'notApplied' }
  /** Neither an echo nor the lines tell. */
  | { kind: 'unclear' }
  | CartGone
  | CartPlaced;
