import type { QueryClient } from '@tanstack/react-query';
import type { Orderer } from '#domain/cart/create.ts';
import type { Features } from '#domain/app/features.ts';
import type { Config } from '#domain/config/config.ts';
import type { CafeSettings } from '#src/api/cafe.ts';
import type { Client } from '#src/api/client.ts';
import type { Vault } from '#src/api/vault.ts';
import type { TokenCookie } from '#src/api/token-cookie.ts';
import type { Locate } from '#src/ports/cafe-search.ts';
import type { Clock } from '#src/ports/clock.ts';
import type { Shelf } from './keep.ts';

/** What the flows are wired to. */
export interface Around {
  readonly call: Client;
  readonly queryClient: QueryClient;
  readonly vault: Vault;
  readonly tokenCookie: TokenCookie;
  readonly collectFraudSession: () => Promise<void>;
  readonly clock: Clock;
  readonly config: Config;
  /** Of this tab, for flows that a reload brings back. */
  readonly tabShelf: Shelf;
  /** Of this browser, for what all its tabs share. */
  readonly sharedShelf: Shelf;
  /** The browser's locks between tabs; null where it has none. */
  readonly locks: Pick<LockManager, 'request'> | null;
  /** Tells those who measure what happened, without a secret. */
  readonly trackEvent: (name: string, detail: object) => void;
  readonly locate: Locate;
  /** Leaves the app for a page of its own. */
  readonly leaveFor: (address: string) => void;
  /** Who orders, as far as it may be said: a member whose session is to be trusted, or somebody for a customer. */
  readonly orderer: () => Orderer;
  readonly features: () => Features;
  /** The cafe of the order in hand; null without an order. */
  readonly cafeId: () => string | null;
  readonly cartId: () => string | null;
}

/** What the operator set for looking for cafes and times, under the features in force (CAFE-18, FLAGS-17). */
export const cafeSettings = ({ config, features }: Pick<Around, 'config' | 'features'>): CafeSettings => ({
  searchRadius: config.searchRadius,
  openCafes: features().noClosedCafe ? null : config.openCafes,
  slotDays: config.slotDays,
  slotIntervalMinutes: config.slotIntervalMinutes,
  skipOrderSlotting: features().skipOrderSlotting,
});
