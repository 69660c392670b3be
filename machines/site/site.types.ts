import type { Features } from '#domain/app/features.ts';

/** How a visit begins. */
interface SiteVisit {
  /** `?test` (QUERY-13). */
  readonly isTest: boolean;
  /** `?debug` (QUERY-14). */
  readonly isDebug: boolean;
}

export interface SiteInput extends SiteVisit {
  /** What the server said last time; empty on a first visit. */
  readonly lastFeatures: Readonly<Record<string, boolean>>;
}

export interface SiteContext extends SiteVisit {
  readonly features: Features;
  /** Keys of outside services by name; empty until they came, or if they never do. */
  readonly keys: Readonly<Record<string, string>>;
}

/** What the browser says: about the connection, and that it shows this page again after another one. */
export type SiteEvent = { type: 'online' } | { type: 'offline' } | { type: 'page.shown' };

export type SiteEmitted =
  /** The server has said what is switched on, and that the guest may come in. */
  | { type: 'features.loaded'; features: Features }
  /** The browser has a connection again. */
  | { type: 'connection.restored' }
  | { type: 'fault.found'; source: 'features' | 'keys'; message: string };

export type LoadFeaturesInput = { isTest: boolean };
export type LoadFeaturesResult = { kind: 'loaded'; features: Features };
export type LoadKeysResult = { kind: 'loaded'; keys: Readonly<Record<string, string>> };
