import type { Features } from '#domain/app/features.ts';

export interface SiteInput {
  /** `?test` (QUERY-13). */
  readonly isTest: boolean;
  /** `?debug` (QUERY-14). */
  readonly isDebug: boolean;
}

export interface SiteContext extends SiteInput {
  readonly features: Features;
  /** Keys of outside services by name; empty until they came, or if they never do. */
  readonly keys: Readonly<Record<string, string>>;
}

/** What the browser says: about the connection, and that it shows this page again after another one. */
export type SiteEvent = { type: 'online' } | { type: 'offline' } | { type: 'page.shown' };

export type SiteEmitted =
  /** It is decided what is switched on, and that the guest may come in. */
  | { type: 'site.opened' }
  /** The browser has a connection again. */
  | { type: 'connection.restored' }
  | { type: 'fault.found'; source: 'features' | 'keys'; message: string };

export type LoadFeaturesInput = { isTest: boolean };
export type LoadFeaturesResult = { kind: 'loaded'; features: Features };
export type LoadKeysResult = { kind: 'loaded'; keys: Readonly<Record<string, string>> };
