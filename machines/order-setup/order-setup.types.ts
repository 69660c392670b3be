import type { SearchArea, SearchStart } from '#domain/cafe/search-area.ts';
import type { SetupDraft, SetupStep } from '#domain/order/setup-steps.ts';
import type { Destination, SetUpOrder } from '#domain/order/order.ts';
import type { TypedAddress } from '../address-search/address-search.types.ts';
import type { CafeFeatures } from '../cafe-session/cafe-session.types.ts';

export interface OrderSetupInput {
  readonly destination: Destination | null;
  /** A cafe that a link names; the guest need not look for it (ORD-SETUP-26). */
  readonly cafeId: string | null;
  readonly isGroup: boolean;
  /** What the search for a cafe or for the address begins with; null: with an empty field. */
  readonly start: SearchStart | null;
  /** The last order that was set up, which this one offers to repeat (ORD-SETUP-13). */
  readonly previous: SetUpOrder | null;
  /** The visitor has to sign in, or to go on as a guest, before the first step (ORD-SETUP-21). */
  readonly needsSignIn: boolean;
  readonly isGuestAllowed: boolean;
  readonly features: CafeFeatures & { readonly geolocationApi: boolean };
}

export interface OrderSetupContext extends OrderSetupInput {
  readonly draft: SetupDraft;
  /** The chosen cafe has times to choose from for this destination (CAFE-08). */
  readonly isSlotted: boolean;
  /** Meters from where the guest looked to the chosen cafe; null for one that was not looked for. */
  readonly distance: number | null;
  /** The cafe to make ready next. */
  readonly chosenCafeId: string | null;
  /** Where the guest looked for cafes, so that they need not type it again. */
  readonly place: SearchArea | null;
  /** What the guest chose, where the cafe does not offer it (CAFE-06). */
  readonly correctedFrom: Destination | null;
  /** The guest has been back since the address of `start` was checked, or a search began with it. */
  readonly isStartChecked: boolean;
  /** What the fields of the address hold, also while another step is asked. */
  readonly typedAddress: TypedAddress;
  readonly typedTable: string;
  /** What was chosen before the guest went back to the first step; null on every other step. */
  readonly lastDestination: Destination | null;
}

export type OrderSetupEvent =
  | { type: 'guest.continued' }
  /** The visitor has signed in. */
  | { type: 'member.arrived' }
  /** What is switched on is known, or has changed. */
  | ({ type: 'features.changed' } & Pick<OrderSetupInput, 'features'>)
  | { type: 'destination.chosen'; destination: Destination }
  /** The cafe of the previous order again. */
  | { type: 'previous.chosen' }
  | { type: 'message.accepted' }
  | { type: 'message.declined' }
  | { type: 'table.typed'; typed: string }
  | { type: 'table.chosen' }
  | { type: 'step.reopened'; step: SetupStep }
  | { type: 'step.retried' }
  | { type: 'setup.left' };

export type CheckMessagesInput = { cafeId: string };
export type CheckMessagesResult = { kind: 'some' } | { kind: 'none' };

export type OrderSetupOutput = { kind: 'completed'; order: SetUpOrder } | { kind: 'abandoned' };

/** The visitor continues as a guest, and is not asked again (ORD-SETUP-21, SIGNIN-17). */
export type OrderSetupEmitted = { type: 'guest.continued' };
