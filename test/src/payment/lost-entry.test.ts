import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { addCreditCard, paymentOptions } from '#contract/stored-payment.ts';
import { must } from '#domain/must.ts';
import { paymentEntryMachine } from '#machines/payment-entry/payment-entry.machine.ts';
import { paymentEntryScreen } from '#machines/payment-entry/payment-entry.screen.ts';
import { entryAsSecret } from '#src/api/payment-entry.ts';
import { milStarInAccount } from '#src/flows/payment-entry/mil-star.ports.ts';
import { paymentEntryPorts } from '#src/flows/payment-entry/payment-entry.ports.ts';
import { cardSender, typedCard } from '#test/kit/card-sender.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';

const world = openSandbox();
skipWaits();
const typed = { ...typedCard, isDefault: false };
const max = () => must(world.people.byEmail('max@example.com'), 'max');

/** The form of a new card in the account of a member, and how often the card was sent. */
function openForm() {
  const deps = cardSender(world, max());
  const ports = paymentEntryPorts({ ...deps, addMilStar: milStarInAccount(deps.call), isAccount: true });
  const actor = createActor(paymentEntryMachine.provide({ actors: ports }), { input: { kind: 'card', id: null } }).start();
  return {
    sent: deps.sent,
    async press() {
      actor.send({ type: 'entry.submitted', secretId: deps.vault.keep(entryAsSecret(typed)) });
      return paymentEntryScreen(await waitFor(actor, (snapshot) => !snapshot.matches('saving'), { timeout: 10_000 }));
    },
  };
}
const fault = (endpoint: string, kind: 'lostAnswer' | 'error500') => world.faults.put(endpoint, { endpoint, kind });

describe('a card whose answer is lost', () => {
  it('is saved where the account has it, and said to be (PAYSTORED-18)', async () => {
    fault(addCreditCard.name, 'lostAnswer');
    expect(await openForm().press()).toEqual({ kind: 'finished', as: 'saved' });
    expect(max().creditCards).toMatchObject([{ lastFour: '4444' }]);
  });

  it('is not saved where the account does not have it, and the page says that nothing was changed', async () => {
    fault(addCreditCard.name, 'error500');
    expect(await openForm().press()).toMatchObject({ kind: 'filling', trouble: 'unreachable' });
    expect(max().creditCards).toEqual([]);
  });

  it('is not known to be saved while the account cannot be read: the next press looks first, and sends nothing twice', async () => {
    const { press, sent } = openForm();
    fault(addCreditCard.name, 'lostAnswer');
    fault(paymentOptions.name, 'error500');
    expect(await press()).toMatchObject({ kind: 'filling', trouble: 'unknown' });
    const before = sent();
    expect(await press()).toMatchObject({ kind: 'filling', trouble: 'unknown' });
    expect(sent()).toBe(before);
    world.faults.clear();
    expect(await press()).toEqual({ kind: 'finished', as: 'saved' });
    expect(sent()).toBe(before);
    expect(max().creditCards).toHaveLength(1);
  });
});
