import type { SnapshotFrom } from 'xstate';
import type { QueryClient } from '@tanstack/react-query';
import type { NavigateOptions } from '@tanstack/react-router';
import type { OrderCustomer } from '#domain/cart/create.ts';
import type { Features } from '#domain/app/features.ts';
import type { Viewer } from '#domain/order/viewer.ts';
import type { Config } from '#domain/config/config.ts';
import type { PricingContext } from '#domain/pricing/order-context.ts';
import type { appMachine } from '#machines/app/app.machine.ts';
import type { FlowName } from '#machines/app/openable-flows.ts';
import type { AppEvent } from '#machines/app/app.types.ts';
import type { Client } from '#src/api/client.ts';
import type { Vault } from '#src/api/vault.ts';
import type { TokenCookie } from '#src/api/token-cookie.ts';
import type { AskProvider } from '#src/flows/sign-in/sign-in.ports.ts';
import type { CampaignParams } from '#domain/navigation/query.ts';
import type { Locate } from '#src/flows/cafe-search/cafe-search.ports.ts';
import type { Clock } from '#src/flows/kit/clock.ports.ts';
import type { LifelongActors } from './actors.ts';
import type { OrderRecord } from './storage/order-record.ts';
import type { onSharedWrite } from '#src/flows/kit/shared-writes.ts';
import type { Fault } from './error-log.ts';
import type { ListedStorage } from './storage/storage.ts';

/** Address of the page that is shown. */
interface PageLocation {
  readonly pathname: string;
  readonly searchStr: string;
  /** Path, query and hash. */
  readonly href: string;
}

/** What the app is built on: the server, the browser, the configuration. */
export interface Dependencies {
  readonly call: Client;
  readonly queryClient: QueryClient;
  readonly vault: Vault;
  readonly tokenCookie: TokenCookie;
  readonly collectFraudSession: () => Promise<void>;
  readonly clock: Clock;
  readonly config: Config;
  /** Storage of this tab, for flows that a reload restores. */
  readonly tabStorage: ListedStorage;
  /** Storage that all tabs of this browser share. */
  readonly sharedStorage: ListedStorage;
  /** Follows what other tabs write to the shared storage. */
  readonly onSharedWrite: typeof onSharedWrite;
  /** The browser's locks between tabs; null where it has none. */
  readonly locks: Pick<LockManager, 'request'> | null;
  /** Whether the device has a connection. */
  readonly isOnline: () => boolean;
  /** Dispatches an analytics event, without a secret. */
  readonly trackEvent: (name: string, detail: object) => void;
  /** Adds a fault to the error log. */
  readonly report: (fault: Fault) => void;
  readonly locate: Locate;
  /** Asks another site who the visitor is (SIGNUP-08). */
  readonly askProvider: AskProvider;
  /** Leaves the app for a page of its own. */
  readonly leaveFor: (address: string) => void;
  /** Goes to a page of the app. */
  readonly navigate: (to: NavigateOptions) => void;
  readonly location: () => PageLocation;
  /** Loads the page anew (REAUTH-04). */
  readonly reload: () => void;
}

/** What ports and effects may use. */
export interface Services extends Dependencies {
  /** Sends an event to the root actor. */
  readonly send: (event: AppEvent) => void;
  readonly actors: LifelongActors;
  /** Returns the actor of a flow that the root has opened by name; undefined: it is not open. */
  readonly openFlow: <Name extends FlowName>(name: Name) => SnapshotFrom<typeof appMachine>['children'][Name] | undefined;
  /** The customer of the order, as far as it may be sent: a member whose session is trusted, or the customer of a support agent. */
  readonly orderCustomer: () => Promise<OrderCustomer>;
  readonly features: () => Features;
  /** Resolves with the features once the server has said which are on, or has not. */
  readonly knownFeatures: () => Promise<Features>;
  /** What dynamic prices were last asked for; null without them (PRICING-01). */
  readonly pricingContext: () => PricingContext | null;
  /** The cafe of the order in hand; null without an order. */
  readonly cafeId: () => string | null;
  readonly cartId: () => string | null;
  /** Whether there is a cart, or something is queued for one. */
  readonly hasCart: () => boolean;
  readonly campaignParams: () => CampaignParams;
  /** Who looks at the orders of this browser, as far as the session has said it. */
  readonly viewer: () => Viewer;
  /** The record of the orders that outlives page loads and versions. */
  readonly orderRecord: OrderRecord;
  /** Removes what the flows stored in this tab (SESSION-07). */
  readonly forgetFlows: () => void;
}
