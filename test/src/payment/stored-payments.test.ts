import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { paymentOptions } from '#contract/stored-payment.ts';
import { must } from '#domain/must.ts';
import { CAMPUS, PAYPAL } from '#domain/payment/offered.ts';
import { storedName } from '#domain/payment/stored-name.ts';
import { paymentEntryMachine } from '#machines/payment-entry/payment-entry.machine.ts';
import { paymentEntryScreen } from '#machines/payment-entry/payment-entry.screen.ts';
import { storedPaymentsMachine } from '#machines/stored-payments/stored-payments.machine.ts';
import { storedPaymentsScreen } from '#machines/stored-payments/stored-payments.screen.ts';
import type { StoredTarget } from '#machines/stored-payments/stored-payments.types.ts';
import { entryAsSecret } from '#src/api/payment-entry.ts';
import { milStarInAccount } from '#src/flows/payment-entry/mil-star.ports.ts';
import { paymentEntryPorts } from '#src/flows/payment-entry/payment-entry.ports.ts';
import { paymentOptionsQuery } from '#src/api/stored-payment.ts';
import { storedPaymentsPorts } from '#src/flows/stored-payments/stored-payments.ports.ts';
import { openSession } from '#sandbox/world/people/session.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();
/** Our name of Pat's card. */
const visaId = storedName('card.', 'card-visa');
const typed = {
  creditCardNumber: '5555555555554444',
  cardHolderName: 'Pat Baker',
  expDate: '0830',
  cvv: '737',
  postalCode: '62704',
  isDefault: false,
};

/** The payments of a member of the pretend bakery. */
function openPayments(email = 'pat@example.com') {
  const deps = testDependencies(world);
  const { customerId } = must(world.people.byEmail(email), email);
  deps.vault.keepAccessToken(openSession(world, must(world.people.get(customerId), email)).token);
  const paymentEntry = paymentEntryMachine.provide({
    actors: paymentEntryPorts({ ...deps, addMilStar: milStarInAccount(deps.call), isAccount: true }),
  });
  const actor = createActor(storedPaymentsMachine.provide({ actors: { ...storedPaymentsPorts(deps), paymentEntry } })).start();
  const screen = () => storedPaymentsScreen(actor.getSnapshot());
  const entry = () => must(actor.getSnapshot().children.paymentEntry, 'paymentEntry');
  return {
    deps,
    screen,
    now: () => must(world.people.get(customerId), email),
    written: () => JSON.stringify(actor.getPersistedSnapshot()),
    /** Types a card, and returns what the form says of it; null: it is kept, and the list is back. */
    async type(card: typeof typed, id: string | null = null) {
      if (screen().kind !== 'entering') actor.send({ type: 'entry.opened', kind: 'card', id });
      entry().send({ type: 'entry.submitted', secretId: deps.vault.keep(entryAsSecret(card)) });
      await vi.waitUntil(() => actor.getSnapshot().children.paymentEntry?.getSnapshot().matches('saving') !== true);
      const { paymentEntry: open } = actor.getSnapshot().children;
      const shown = open && paymentEntryScreen(open.getSnapshot());
      return shown?.kind === 'filling' ? shown.trouble : null;
    },
    async remove(target: StoredTarget) {
      actor.send({ type: 'deletion.opened', ...target });
      actor.send({ type: 'deletion.confirmed' });
      await waitFor(actor, (snapshot) => !snapshot.matches('deleting'));
      return screen();
    },
  };
}

describe('a card of an account', () => {
  it('is added with what the server says of it, and says so (C-86, PAYSTORED-05, PAYSTORED-18)', async () => {
    const pat = openPayments();
    expect(await pat.type(typed)).toBeNull();
    expect(pat.screen()).toMatchObject({ kind: 'listing', news: { kind: 'card', change: 'added' } });
    expect(pat.now().creditCards).toMatchObject([
      { lastFour: '1111', isDefault: true },
      {
        lastFour: '4444',
        creditCardType: 'MAST',
        expirationDate: '0830',
        creditCardZip: '62704',
        isDefault: false,
        paymentProcessor: 'SANDBOX',
        institutionLongName: 'First Prairie Bank',
      },
    ]);
  });

  it('becomes the default one, alone, where its member says so', async () => {
    const pat = openPayments();
    await pat.type({ ...typed, isDefault: true });
    expect(pat.now().creditCards.map(({ isDefault }) => isDefault)).toEqual([false, true]);
  });

  it('gets another name, date and ZIP code and keeps its number and token (C-87, PAYSTORED-05, PAYSTORED-18)', async () => {
    const pat = openPayments();
    const changed = { ...typed, creditCardNumber: '', cvv: '', cardHolderName: 'Patricia Baker', expDate: '0133', isDefault: true };
    expect(await pat.type(changed, visaId)).toBeNull();
    expect(pat.screen()).toMatchObject({ kind: 'listing', news: { kind: 'card', change: 'updated' } });
    expect(pat.now().creditCards).toMatchObject([
      { token: 'card-visa', lastFour: '1111', cardholderName: 'Patricia Baker', expirationDate: '0133', creditCardZip: '62704' },
    ]);
  });

  it('is said to be gone where it was deleted elsewhere meanwhile', async () => {
    const pat = openPayments();
    world.people.put({ ...pat.now(), creditCards: [] });
    await pat.type({ ...typed, creditCardNumber: '', cvv: '' }, visaId);
    expect(pat.screen()).toMatchObject({ kind: 'listing', isGone: true, news: null });
  });

  it('whose number is no card’s is refused with the code ps.cc.invalid, and its form says so of the number (PAYSTORED-19)', async () => {
    const pat = openPayments();
    expect(await pat.type({ ...typed, creditCardNumber: '4000000000000127' })).toBe('invalid');
    expect(await pat.type({ ...typed, cvv: '7777' })).toBe('declined');
    expect(pat.now().creditCards).toHaveLength(1);
    // The right number, in the same form.
    expect(await pat.type(typed)).toBeNull();
    expect(pat.now().creditCards).toHaveLength(2);
  });

  it('is kept once where its answer was lost: the account is read, and has it', async () => {
    const pat = openPayments();
    world.faults.put('payments.card', { endpoint: 'payments.card', kind: 'lostAnswer' });
    expect(await pat.type(typed)).toBeNull();
    expect(pat.now().creditCards).toHaveLength(2);
  });

  it('leaves neither number nor code nor token in the snapshot or the vault (PAYSTORED-04)', async () => {
    const pat = openPayments();
    world.faults.put('payments.card', { endpoint: 'payments.card', kind: 'error500' });
    await pat.type(typed);
    for (const secret of [typed.creditCardNumber, typed.cvv, 'card-visa']) expect(pat.written()).not.toContain(secret);
    await pat.remove({ kind: 'card', id: visaId });
    expect(pat.written()).not.toContain('card-visa');
  });
});

describe('a deletion (PAYSTORED-18)', () => {
  it.each([
    ['card', visaId, 'creditCards'],
    ['giftCard', storedName('gift.', '************4242'), 'giftCards'],
    ['payPal', storedName(PAYPAL, 'paypal-pat'), 'payPals'],
    ['campusCard', storedName(CAMPUS, 'campus-pat-capitol-seminary'), 'campusCards'],
  ] as const)('of a %s is said once it is done (C-85, C-88, C-90, C-91)', async (kind, id, list) => {
    const pat = openPayments();
    expect(await pat.remove({ kind, id })).toMatchObject({ kind: 'listing', news: { kind, change: 'deleted' } });
    expect(pat.now()[list]).toHaveLength(kind === 'campusCard' ? 1 : 0);
  });

  it('of a card that a subscription pays with is refused with its own message (PAYSTORED-18)', async () => {
    const cole = openPayments('cole@example.com');
    expect(await cole.remove({ kind: 'card', id: storedName('card.', 'card-cole') })).toMatchObject({
      kind: 'asking',
      trouble: 'assigned',
    });
    expect(cole.now().creditCards).toHaveLength(1);
  });

  it('whose answer was lost is said once the account says that it is done (PAYSTORED-18)', async () => {
    const pat = openPayments();
    world.faults.put('payments.card.delete', { endpoint: 'payments.card.delete', kind: 'lostAnswer' });
    expect(await pat.remove({ kind: 'card', id: visaId })).toMatchObject({ kind: 'listing', news: { change: 'deleted' } });
  });

  it('that another tab has made is said to be done, not refused (PAYSTORED-18)', async () => {
    const pat = openPayments();
    await pat.deps.queryClient.fetchQuery(paymentOptionsQuery(pat.deps.call));
    world.people.put({ ...pat.now(), creditCards: [] });
    expect(await pat.remove({ kind: 'card', id: visaId })).toMatchObject({ kind: 'listing', news: { change: 'deleted' } });
  });

  it('that gets no answer is said to have failed, and can be pressed again', async () => {
    const pat = openPayments();
    world.faults.put('payments.card.delete', { endpoint: 'payments.card.delete', kind: 'dropped' });
    const target = { kind: 'card', id: visaId } as const;
    expect(await pat.remove(target)).toMatchObject({ kind: 'asking', trouble: 'unreachable' });
    world.faults.clear();
    expect(await pat.remove(target)).toMatchObject({ kind: 'listing', news: { change: 'deleted' } });
  });

  it.each([
    ['card', 'payments.card.delete', 'creditCards', 'card.'],
    ['payPal', 'payments.paypal.delete', 'payPals', PAYPAL],
    ['campusCard', 'payments.campus.delete', 'campusCards', CAMPUS],
  ] as const)(
    'of a %s whose answer was lost takes nothing else with it: pressed again over the list as it is now, it is of the same one (decision 043)',
    async (kind, endpoint, list, prefix) => {
      const pat = openPayments();
      const [card, payPal, campus] = [
        must(pat.now().creditCards[0], 'card'),
        must(pat.now().payPals[0], 'payPal'),
        must(pat.now().campusCards[0], 'campus'),
      ];
      world.people.put({
        ...pat.now(),
        creditCards: [card, { ...card, token: 'two' }],
        payPals: [payPal, { ...payPal, accountNumber: 'two' }],
        campusCards: [campus, { ...campus, token: 'two' }],
      });
      const target = { kind, id: storedName(prefix, { card: card.token, payPal: payPal.accountNumber, campusCard: campus.token }[kind]) };
      // The account that would say whether it is gone cannot be read.
      for (const name of [endpoint, paymentOptions.name]) world.faults.put(name, { endpoint: name, kind: 'lostAnswer' });
      expect(await pat.remove(target)).toMatchObject({ kind: 'asking', trouble: 'unreachable' });
      world.faults.clear();
      const { queryClient, call } = pat.deps;
      await queryClient.fetchQuery({ ...paymentOptionsQuery(call), staleTime: 0 });
      expect(await pat.remove(target)).toMatchObject({ kind: 'listing', news: { change: 'deleted' } });
      expect(pat.now()[list]).toMatchObject([kind === 'payPal' ? { accountNumber: 'two' } : { token: 'two' }]);
    },
  );
});
