import type { HeldPayment } from '#domain/payment/added.ts';
import type { Client } from '#src/api/client.ts';
import { milStarApi, type MilStarEntry } from '#src/api/mil-star.ts';
import type { Vault } from '#src/api/vault.ts';

/** Adds a Military Star card that was typed; null: to the account, and nothing is held here. */
export type AddMilStar = (entry: MilStarEntry, signal: AbortSignal) => Promise<HeldPayment | null>;

/** Adds the card to the account alone. */
export const milStarInAccount =
  (call: Client): AddMilStar =>
  async (entry, signal) => {
    await milStarApi(call).add(entry, signal);
    return null;
  };

/** Adds the card to pay with: by its token, which a member who wants it saved gets with that (C-92). */
export const milStarAtCheckout =
  ({ call, vault }: { readonly call: Client; readonly vault: Pick<Vault, 'keep'> }): AddMilStar =>
  async (entry, signal) => {
    const api = milStarApi(call);
    const token = await (entry.isSaved ? api.add(entry, signal) : api.tokenFor(entry, signal));
    return { secretId: vault.keep(token), label: entry.number.slice(-4), cents: null };
  };
