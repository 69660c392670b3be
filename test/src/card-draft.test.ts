import { expect, it } from 'vitest';
import { createVault } from '#src/api/vault.ts';
import { cardDraft } from '#src/flows/checkout/card-draft.ts';
import { emptyCard } from '#src/flows/card/card-form.ts';

const card = { ...emptyCard, creditCardNumber: '4111 1111 1111 1111', cvv: '123' };

it('a typed card is there again as long as its order is in hand, and once', () => {
  const vault = createVault();
  const hasOrder = () => true;
  cardDraft(vault, hasOrder).keep(card);
  const again = cardDraft(vault, hasOrder);
  expect(again.initial).toEqual(card);
  again.keep(null);
  expect(cardDraft(vault, hasOrder).initial).toEqual(emptyCard);
});

it('a form that leaves the page after its order, as after a sign-out, keeps no card', () => {
  const vault = createVault();
  let isInHand = true;
  const draft = cardDraft(vault, () => isInHand);
  draft.keep(card);
  vault.clear();
  isInHand = false;
  draft.keep(card);
  expect(cardDraft(vault, () => true).initial).toEqual(emptyCard);
});
