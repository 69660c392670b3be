import type { QueryClient } from '@tanstack/react-query';
import type { Features } from '#domain/app/features.ts';
import type { Config } from '#domain/config/config.ts';
import type { Client } from '#src/api/client.ts';
import type { Vault } from '#src/api/vault.ts';
import type { Clock } from '#src/flows/kit/clock.ports.ts';
import type { Viewer } from '#domain/order/viewer.ts';
import type { OrderRecord } from './storage/order-record.ts';
import type { LifelongActors } from './actors.ts';
import type { App, PageFlow } from './create-app.ts';
import type { HomeRecord } from './storage/home-record.ts';
import type { Auth } from './session/auth.ts';
import type { KeyValueStorage, ListedStorage } from './storage/storage.ts';
import type { Services } from './services.ts';
import type { Visit } from './visit.ts';

/** What every route may use. */
export interface RouterContext {
  readonly app: App;
  readonly actors: LifelongActors;
  /** Sends an event to the root actor. */
  readonly send: Services['send'];
  /** Loads the code of a page's flow beside that of its view. */
  readonly preloadFlow: (flow: PageFlow) => void;
  readonly auth: Auth;
  /** Returns the session's actor; it is started by the first need of it. */
  readonly startSession: () => LifelongActors['session'];
  readonly queryClient: QueryClient;
  readonly call: Client;
  readonly clock: Clock;
  readonly config: Config;
  /** Adds a fault to the error log. */
  readonly report: Services['report'];
  /** Where the card form puts what no machine may know. */
  readonly vault: Vault;
  readonly visit: Visit;
  readonly homeRecord: HomeRecord;
  /** Storage of this tab, for what was typed and the cart that was seen last. */
  readonly tabStorage: ListedStorage;
  /** Storage that all tabs of this browser share. */
  readonly sharedStorage: KeyValueStorage;
  /** What is switched on, as far as it is known now. */
  readonly features: () => Features;
  /** Waits for the server's word on what is switched on; only for what a later answer cannot change. */
  readonly knownFeatures: () => Promise<Features>;
  /** Who looks at the orders of this browser, as far as the session has said it. */
  readonly viewer: () => Viewer;
  readonly orderRecord: Pick<OrderRecord, 'placedBy'>;
  /** The customer of the order, as far as it may be sent. */
  readonly orderCustomer: Services['orderCustomer'];
  readonly cartId: () => string | null;
  /** Whether there is a cart, or something is queued for one. */
  readonly hasCart: () => boolean;
}
