import * as v from 'valibot';
import { addedKinds, type AddedMethod, type LostPayment } from '#domain/payment/added.ts';
import type { PaymentChoice } from '#domain/payment/allocation.ts';
import { NEW_CARD, type GiftCardOption, type NamedGiftCard } from '#domain/payment/offered.ts';
import type { Vault } from '#src/api/vault.ts';
import { CHOICE_KEY as KEY, vaultIds } from '#src/flows/kit/payment-keys.ts';

/** What was chosen to pay for a cart, and what was typed and approved for it: names only, the secrets lie beside it in the vault. */
export interface ChosenPayment {
  readonly cartId: string;
  readonly choice: PaymentChoice;
  readonly giftCards: readonly GiftCardOption[];
  readonly added: readonly AddedMethod[];
}

/** Schema of a choice. */
export const ChoiceSchema: v.GenericSchema<unknown, PaymentChoice> = v.object({
  methodId: v.nullable(v.string()),
  giftCardIds: v.array(v.string()),
});

/** Schema of a gift card by its name. */
export const NamedGiftCardSchema: v.GenericSchema<unknown, NamedGiftCard> = v.object({ id: v.string(), lastFour: v.string() });

/** Schema of a gift card on the page. */
export const GiftCardOptionSchema: v.GenericSchema<unknown, GiftCardOption> = v.object({
  id: v.string(),
  lastFour: v.string(),
  balance: v.nullable(v.number()),
  type: v.string(),
  isAdded: v.boolean(),
  isSaved: v.exactOptional(v.literal(true)),
  needsPin: v.exactOptional(v.literal(true)),
  isOff: v.exactOptional(v.literal(true)),
});

/** Schema of a method that can be added. */
export const AddedMethodSchema: v.GenericSchema<unknown, AddedMethod> = v.object({
  id: v.picklist(addedKinds),
  held: v.nullable(v.object({ secretId: v.string(), label: v.string(), cents: v.nullable(v.number()) })),
});

const ChosenSchema: v.GenericSchema<unknown, ChosenPayment> = v.object({
  cartId: v.string(),
  choice: ChoiceSchema,
  giftCards: v.array(GiftCardOptionSchema),
  added: v.array(AddedMethodSchema),
});

interface Places {
  readonly vault: Pick<Vault, 'read' | 'replace' | 'forget'>;
  readonly tabStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

function read<Record>(schema: v.GenericSchema<unknown, Record>, text: string | null): Record | null {
  const record = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return record.success ? record.output : null;
}

/** Ids in the vault that a choice refers to. */
const secretsOf = (chosen: ChosenPayment | null): readonly string[] =>
  chosen === null ? [] : [...chosen.giftCards.map(({ id }) => id), ...chosen.added.flatMap(({ held }) => held?.secretId ?? [])];

/** Schema of what a reload took. */
export const LostSchema: v.GenericSchema<unknown, LostPayment> = v.object({
  kind: v.picklist([...addedKinds, 'giftCard']),
  lastFour: v.string(),
});

/** What a reload may know: neither a secret, nor whose account it is, nor what is on a card. */
const KeptSchema = v.object({ cartId: v.string(), choice: ChoiceSchema, lost: v.array(LostSchema) });

/** What goes with the page, if it is loaded anew. */
const lostOf = ({ giftCards, added }: ChosenPayment): readonly LostPayment[] => [
  ...giftCards.map(({ lastFour }) => ({ kind: 'giftCard' as const, lastFour })),
  ...added.filter(({ held }) => held !== null).map(({ id }) => ({ kind: id, lastFour: '' })),
];

/**
 * Keeps the choice: as it is as long as the page lives, as the card that was typed, and by its names over a reload. Secrets of the choice
 * before it that it does not refer to are forgotten.
 */
export function keepChoice(chosen: ChosenPayment, { vault, tabStorage }: Places): void {
  const { cartId, choice } = chosen;
  const needed = secretsOf(chosen);
  for (const id of secretsOf(read(ChosenSchema, vault.read(vaultIds.choice)))) if (!needed.includes(id)) vault.forget(id);
  if (choice.methodId !== NEW_CARD) vault.forget(vaultIds.newCard);
  vault.replace(vaultIds.choice, JSON.stringify(chosen));
  tabStorage.setItem(KEY, JSON.stringify({ cartId, choice, lost: lostOf(chosen) }));
}

interface KeptChoice extends ChosenPayment {
  /** What went with a reload of the page since. */
  readonly lost: readonly LostPayment[];
}

/** What was chosen, for whatever cart; null: nothing. */
function chosenIn({ vault, tabStorage }: Places): KeptChoice | null {
  const here = read(ChosenSchema, vault.read(vaultIds.choice));
  if (here) return { ...here, lost: [] };
  const kept = read(KeptSchema, tabStorage.getItem(KEY));
  return kept && { giftCards: [], added: [], ...kept };
}

/** What was chosen for this cart; null: nothing, or for another one. */
export function keptChoice(cartId: string, places: Places): KeptChoice | null {
  const chosen = chosenIn(places);
  return chosen?.cartId === cartId ? chosen : null;
}

/** Forgets the choice for a cart that is an order now, with its secrets; another cart may be paid for by now. */
export function forgetChoice(cartId: string, places: Places): void {
  const chosen = chosenIn(places);
  if (chosen !== null && chosen.cartId !== cartId) return;
  const { vault, tabStorage } = places;
  for (const id of [...secretsOf(chosen), vaultIds.token, vaultIds.newCard, vaultIds.choice]) vault.forget(id);
  tabStorage.removeItem(KEY);
}
