import * as v from 'valibot';
import { addedKinds, type AddedMethod } from '#domain/payment/added.ts';
import type { PaymentChoice } from '#domain/payment/allocation.ts';
import type { GiftCardOption } from '#domain/payment/offered.ts';
import type { Vault } from '#src/api/vault.ts';

/** What was chosen to pay for a cart, and what was typed and approved for it: names only, the secrets lie beside it in the vault. */
interface ChosenPayment {
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

/** Schema of a gift card on the page. */
export const GiftCardOptionSchema: v.GenericSchema<unknown, GiftCardOption> = v.object({
  id: v.string(),
  lastFour: v.string(),
  balance: v.nullable(v.number()),
  type: v.string(),
  isAdded: v.boolean(),
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

/** Its id in the vault. */
const CHOICE = 'checkout.payment';

/** Keeps the choice as long as the page lives, as the card that was typed: it is there again after the way back to the cart. */
export const keepChoice = ({ cartId, choice, giftCards, added }: ChosenPayment, vault: Pick<Vault, 'replace'>): void =>
  vault.replace(CHOICE, JSON.stringify({ cartId, choice, giftCards, added }));

/** What was chosen for this cart; null: nothing, or for another one. */
export function keptChoice(cartId: string, vault: Pick<Vault, 'read'>): ChosenPayment | null {
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), ChosenSchema), vault.read(CHOICE));
  return kept.success && kept.output.cartId === cartId ? kept.output : null;
}
