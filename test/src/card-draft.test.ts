import { expect, it } from 'vitest';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { createVault } from '#src/api/vault.ts';
import { cardDraft } from '#src/flows/checkout/card-draft.ts';
import { CARD_KEY } from '#src/flows/kit/payment-keys.ts';
import { emptyCard } from '#src/flows/card/card-form.ts';

const card = { ...emptyCard, creditCardNumber: '4111 1111 1111 1111', cvv: '123' };

it('a typed card is there again as long as its order is in hand, and once', () => {
  const places = { vault: createVault(), tabStorage: memoryStorage() };
  const hasOrder = () => true;
  cardDraft(places, 'cart-1', hasOrder).keep(card);
  const again = cardDraft(places, 'cart-1', hasOrder);
  expect(again.initial).toEqual(card);
  again.keep(null);
  expect(cardDraft(places, 'cart-1', hasOrder).initial).toEqual(emptyCard);
});

it('that a card is to be saved is there again with it, and not for another cart', () => {
  const places = { vault: createVault(), tabStorage: memoryStorage() };
  const draftOf = (cartId: string) => cardDraft(places, cartId, () => true);
  expect(draftOf('cart-1').isSaved).toBe(false);
  draftOf('cart-1').keep(card, true);
  expect([draftOf('cart-1').isSaved, draftOf('cart-2').isSaved]).toEqual([true, false]);
});

it('a form that leaves the page after its order, as after a sign-out, keeps no card', () => {
  const places = { vault: createVault(), tabStorage: memoryStorage() };
  let isInHand = true;
  const draft = cardDraft(places, 'cart-1', () => isInHand);
  draft.keep(card);
  places.vault.clear();
  isInHand = false;
  draft.keep(card);
  expect(cardDraft(places, 'cart-1', () => true).initial).toEqual(emptyCard);
});

it('a typed card is not there for another cart, which forgets it as it begins', () => {
  const places = { vault: createVault(), tabStorage: memoryStorage() };
  const hasOrder = () => true;
  cardDraft(places, 'cart-1', hasOrder).keep(card);
  expect(cardDraft(places, 'cart-2', hasOrder).initial).toEqual(emptyCard);
  cardDraft(places, 'cart-2', hasOrder).keep(null);
  expect(cardDraft(places, 'cart-1', hasOrder).initial).toEqual(emptyCard);
});

it('a card that went with a reload of its page is said to be lost, and nothing of it is kept; a placed or emptied one is not', () => {
  const tabStorage = memoryStorage();
  const load = () => ({ vault: createVault(), tabStorage });
  const first = cardDraft(load(), 'cart-1', () => true);
  expect(first.isLost).toBe(false);
  first.keep(null);
  first.note(true);
  expect(cardDraft(load(), 'cart-1', () => true).isLost).toBe(true);
  expect(cardDraft(load(), 'cart-2', () => true).isLost).toBe(false);
  expect(tabStorage.getItem(CARD_KEY)).toBe('cart-1');
  first.note(false);
  expect(cardDraft(load(), 'cart-1', () => true).isLost).toBe(false);
  first.note(true);
  cardDraft(load(), 'cart-1', () => false).keep(card);
  expect(cardDraft(load(), 'cart-1', () => true).isLost).toBe(false);
});

it('a card that is in the form again after another page is not lost', () => {
  const places = { vault: createVault(), tabStorage: memoryStorage() };
  const draft = cardDraft(places, 'cart-1', () => true);
  draft.note(true);
  draft.keep(card);
  expect(cardDraft(places, 'cart-1', () => true)).toMatchObject({ initial: card, isLost: false });
});
