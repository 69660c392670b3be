import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { addMilStarCard } from '#contract/mil-star.ts';
import { generateToken } from '#contract/payment.ts';
import { paymentOptions } from '#contract/stored-payment.ts';
import { submitCart } from '#contract/submit.ts';
import { defaultConfig } from '#domain/config/config.ts';
import { must } from '#domain/must.ts';
import { namedMilStarCards } from '#domain/payment/mil-star.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { paymentEntryMachine } from '#machines/payment-entry/payment-entry.machine.ts';
import { paymentEntryScreen } from '#machines/payment-entry/payment-entry.screen.ts';
import { milStarAsSecret } from '#src/api/mil-star.ts';
import { paymentOptionsQuery } from '#src/api/stored-payment.ts';
import { milStarAtCheckout, milStarInAccount } from '#src/flows/payment-entry/mil-star.ports.ts';
import { paymentEntryPorts } from '#src/flows/payment-entry/payment-entry.ports.ts';
import { keepChoice } from '#src/flows/payment-selection/choice-record.ports.ts';
import { storedPaymentsPorts } from '#src/flows/stored-payments/stored-payments.ports.ts';
import { openSession } from '#sandbox/world/people/session.ts';
import { openPayingBrowser, paidFor } from '#test/kit/payment.ts';
import { openSandbox } from '#test/kit/sandbox.ts';
import { skipWaits } from '#test/kit/skip-waits.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
skipWaits();
const { signal } = new AbortController();
const entry = {
  number: '6019440000000004',
  cardHolderName: 'Ana Ruiz',
  expDate: '0831',
  cvv: '737',
  postalCode: '62701',
  isDefault: false,
  isSaved: true,
};
const person = (firstName: string) =>
  must(
    world.people.all().find((one) => one.firstName === firstName),
    firstName,
  );

/** The form of the card in the account of a member, submitted. */
async function save(firstName: string, typed = entry, id: string | null = null) {
  const deps = testDependencies(world);
  deps.vault.keepAccessToken(openSession(world, person(firstName)).token);
  const secretId = deps.vault.keep(milStarAsSecret(typed));
  const ports = paymentEntryPorts({ ...deps, addMilStar: milStarInAccount(deps.call), isAccount: true });
  const actor = createActor(paymentEntryMachine.provide({ actors: ports }), { input: { kind: 'milStar', id } }).start();
  actor.send({ type: 'entry.submitted', secretId });
  const settled = await waitFor(actor, (snapshot) => !snapshot.matches('saving'));
  return { deps, screen: paymentEntryScreen(settled), snapshot: JSON.stringify(settled), secret: deps.vault.read(secretId) };
}

describe('a Military Star card in an account', () => {
  it('is added by number, name, date, code and ZIP code, kept without number and code, and is the one that there is (PAYSTORED-16, PAYSTORED-01, ALLOC-11)', async () => {
    const first = await save('Max');
    expect(first.screen).toEqual({ kind: 'finished', as: 'saved' });
    expect(first.snapshot).not.toContain(entry.number);
    expect(first.secret).toBeNull();
    await save('Max', { ...entry, number: '6019440000000012' });
    expect(person('Max').milStarCards).toMatchObject([{ lastFour: '0012', cardHolderName: 'Ana Ruiz', expirationDate: '0831' }]);
    expect(JSON.stringify(person('Max'))).not.toMatch(/601944|737/);
  });

  it('becomes the default one, changes its date, and is deleted (PAYSTORED-18)', async () => {
    const { deps } = await save('Ada', { ...entry, isDefault: true });
    expect(person('Ada').creditCards).toMatchObject([{ isDefault: false }]);
    const stored = await deps.queryClient.fetchQuery(paymentOptionsQuery(deps.call));
    const id = must(namedMilStarCards(stored)[0]?.id, 'id');
    expect((await save('Ada', { ...entry, expDate: '0933' }, id)).screen).toEqual({ kind: 'finished', as: 'saved' });
    expect(person('Ada').milStarCards).toMatchObject([{ lastFour: '0004', expirationDate: '0933', isDefault: true }]);
    const removal = createActor(storedPaymentsPorts(deps).remove, { input: { kind: 'milStar', id } }).start();
    expect((await waitFor(removal, ({ status }) => status === 'done')).output).toEqual({ kind: 'deleted' });
    expect(person('Ada').milStarCards).toEqual([]);
  });

  it('is refused at its number, or by its issuer, and one that is gone cannot be changed (PAYSTORED-19)', async () => {
    expect((await save('Nell', { ...entry, number: '6019440000000005' })).screen).toMatchObject({ kind: 'filling', trouble: 'invalid' });
    expect((await save('Nell', { ...entry, expDate: '0120' })).screen).toMatchObject({ kind: 'filling', trouble: 'declined' });
    expect((await save('Nell', entry, 'milStar.gone')).screen).toEqual({ kind: 'finished', as: 'gone' });
    expect(person('Nell').milStarCards).toEqual([]);
  });
});

describe('a Military Star card at the checkout', () => {
  it('is offered to its member, the default one first and chosen, and pays by its token (PAYSTORED-01, C-96, AMB-57)', async () => {
    const browser = openPayingBrowser(world, 'Drew');
    const tab = await browser.openTab();
    const { methods, methodId, added } = tab.split();
    expect(methods).toMatchObject([{ kind: 'milStar', label: '4471', isDefault: true }]);
    expect(methodId).toBe(methods[0]?.id);
    // One entry, not two.
    expect(added.map(({ id }) => id)).not.toContain('milStar');
    expect(await tab.placeOrder()).toBe('placed');
    expect(browser.bodiesOf(submitCart.name)).toMatchObject([{ payment: { creditCards: [{ tokens: ['milstar-drew'] }] } }]);
    expect(paidFor(world, tab.cartId)).toEqual(['MILSTAR 4471 771']);
  });

  it('that has expired does not keep another one from being added (PAYSTORED-14, ALLOC-11)', async () => {
    const drew = person('Drew');
    world.people.put({ ...drew, milStarCards: drew.milStarCards.map((card) => ({ ...card, expirationDate: '0120' })) });
    const browser = openPayingBrowser(world, 'Drew');
    const tab = await browser.openTab();
    expect(tab.split().methods).toMatchObject([{ kind: 'milStar', isExpired: true }]);
    expect(tab.split().added).toContainEqual({ id: 'milStar', held: null });
    const held = must(await milStarAtCheckout(browser.deps)({ ...entry, isSaved: false }, signal), 'held');
    keepChoice(
      { cartId: tab.cartId, choice: { methodId: 'milStar', giftCardIds: [] }, giftCards: [], added: [{ id: 'milStar', held }] },
      browser.deps,
    );
    await tab.readAnew();
    expect(tab.split().methodId).toBe('milStar');
    expect(await tab.placeOrder()).toBe('placed');
    expect(paidFor(world, tab.cartId)).toEqual(['MILSTAR 0004 771']);
  });

  it.each([
    ['a guest', null, false, generateToken.name],
    ['a member who saves it', 'Max', true, addMilStarCard.name],
  ])('is typed by %s: its number goes out once, and its token pays (PAYSTORED-16, ALLOC-11)', async (_, name, isSaved, endpoint) => {
    const browser = openPayingBrowser(world, name);
    const tab = await browser.openTab();
    const { vault } = browser.deps;
    const asked: string[] = [];
    const call: typeof browser.deps.call = (described, request) => {
      asked.push(described.name);
      return browser.deps.call(described, request);
    };
    const held = must(await milStarAtCheckout({ call, vault })({ ...entry, isSaved }, signal), 'held');
    expect(held.label).toBe('0004');
    keepChoice(
      { cartId: tab.cartId, choice: { methodId: 'milStar', giftCardIds: [] }, giftCards: [], added: [{ id: 'milStar', held }] },
      browser.deps,
    );
    await tab.readAnew();
    expect(await tab.placeOrder()).toBe('placed');
    expect(paidFor(world, tab.cartId)).toEqual(['MILSTAR 0004 771']);
    expect(vault.read(held.secretId)).toBeNull();
    expect(tab.snapshot()).not.toContain(entry.number);
    expect(asked).toEqual([endpoint]);
  });

  it('of a guest that got no token gets one by the next press, and no account is read for it (PAYSTORED-16, C-92)', async () => {
    const browser = openPayingBrowser(world);
    const tab = await browser.openTab();
    tab.payment.send({ type: 'method.selected', id: 'milStar' });
    tab.payment.send({ type: 'addition.requested', kind: 'milStar' });
    const dialog = () => {
      const lazy = tab.payment.getSnapshot().children.paymentEntry;
      return lazy && (runningActor(lazy) ?? undefined);
    };
    const press = async () => {
      await vi.waitUntil(() => dialog() !== undefined);
      dialog()?.send({ type: 'entry.submitted', secretId: browser.deps.vault.keep(milStarAsSecret({ ...entry, isSaved: false })) });
      await vi.waitUntil(() => dialog()?.getSnapshot().matches('saving') !== true);
      const open = dialog();
      return open && paymentEntryScreen(open.getSnapshot());
    };
    world.faults.put(generateToken.name, { endpoint: generateToken.name, kind: 'error500' });
    expect(await press()).toMatchObject({ kind: 'filling', trouble: 'unreachable' });
    world.faults.clear();
    expect(await press()).toBeUndefined();
    expect(tab.split().added.find(({ id }) => id === 'milStar')).toMatchObject({ held: { label: '0004' } });
    expect(browser.bodiesOf(paymentOptions.name)).toEqual([]);
  });

  it('is said to be saved where the account has it though its answer was lost, and pays by its token there (PAYSTORED-18, ALLOC-11)', async () => {
    const deps = testDependencies(world);
    deps.vault.keepAccessToken(openSession(world, person('Max')).token);
    const ports = paymentEntryPorts({ ...deps, addMilStar: milStarAtCheckout(deps), isAccount: false });
    const secretId = deps.vault.keep(milStarAsSecret(entry));
    world.faults.put(addMilStarCard.name, { endpoint: addMilStarCard.name, kind: 'lostAnswer' });
    const save = createActor(ports.save, { input: { kind: 'milStar', id: null, secretId } }).start();
    const { output } = await waitFor(save, ({ status }) => status === 'done');
    const held = must(output?.kind === 'saved' ? output.held : null, 'held');
    expect(held.label).toBe('0004');
    expect(deps.vault.read(held.secretId)).toBe(person('Max').milStarCards[0]?.token);
    world.faults.clear();
  });

  it('is not offered where none is switched on, but for one that is stored', async () => {
    const config = { ...defaultConfig, sandbox: 'off' as const };
    expect((await openPayingBrowser(world, null, undefined, { config }).openTab()).split().added).toEqual([]);
    expect((await openPayingBrowser(world, 'Drew', undefined, { config }).openTab()).split().methods).toHaveLength(1);
  });
});
