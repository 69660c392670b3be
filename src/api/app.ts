import { appFeatures, appKeys } from '#contract/app.ts';
import type { Client } from './client.ts';

/** The calls of start-up (FLAGS-30, HTTP-08). */
export const appApi = (call: Client) => ({
  features: (locale: string, signal: AbortSignal) => call(appFeatures, { params: { locale }, signal }),
  keys: (signal: AbortSignal) => call(appKeys, { signal }),
});
