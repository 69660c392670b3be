import { applePaySession } from '#contract/wallet.ts';
import type { Client } from './client.ts';

/** The session of the merchant at Apple, which goes to the wallet as it came (C-93). */
export const applePaySessionFor = async (call: Client, validationUrl: string, signal: AbortSignal): Promise<unknown> =>
  (await call(applePaySession, { body: { validationUrl }, signal })).session;
