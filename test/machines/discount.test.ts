import { createActor, fromPromise } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import type { DiscountRequest } from '#domain/discount/offers.ts';
import { discountMachine } from '#machines/discount/discount.machine.ts';
import { discountScreen } from '#machines/discount/discount.screen.ts';
import type {
  ApplyDiscountInput,
  ApplyDiscountResult,
  FindDiscountInput,
  FindDiscountResult,
  OpenDiscountsInput,
  OpenDiscountsResult,
  RemoveDiscountInput,
  RemoveDiscountResult,
} from '#machines/discount/discount.types.ts';
import { soupReward, twoRewards, welcome5 } from '#model-tests/samples/discounts.ts';

interface Server {
  readonly offers?: readonly DiscountRequest[];
  /** What it answers to each application in turn; null: nothing comes. */
  readonly answers: (ApplyDiscountResult | null)[];
  /** Whether the cart has it; null: the cart cannot be read. */
  readonly found?: FindDiscountResult['kind'] | null;
}
const refused = (reasonCode: string, more: object = {}): ApplyDiscountResult => ({
  kind: 'refused',
  reasonCode,
  status: 422,
  inTheWay: null,
  ...more,
});

function opened({ offers = [], answers, found = 'notApplied' }: Server) {
  const asked: ApplyDiscountInput[] = [];
  const removed: RemoveDiscountInput[] = [];
  const actor = createActor(
    discountMachine.provide({
      actors: {
        openDiscounts: fromPromise<OpenDiscountsResult, OpenDiscountsInput>(async () => ({
          kind: 'opened',
          seed: 'seed',
          rewards: twoRewards,
          offers,
          isDue: false,
        })),
        applyDiscount: fromPromise<ApplyDiscountResult, ApplyDiscountInput>(async ({ input }) => {
          asked.push(input);
          const answer = answers.shift();
          if (!answer) throw new Error('No answer came.');
          return answer;
        }),
        removeDiscount: fromPromise<RemoveDiscountResult, RemoveDiscountInput>(async ({ input }) => {
          removed.push(input);
          return { kind: 'removed' };
        }),
        findDiscount: fromPromise<FindDiscountResult, FindDiscountInput>(async () => {
          if (found === null) throw new Error('No answer came.');
          return { kind: found };
        }),
      },
    }),
    { input: { cartId: 'cart-1', isMember: true } },
  );
  const emitted: object[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const at = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    vi.waitFor(() => expect(actor.getSnapshot().matches(state), JSON.stringify(actor.getSnapshot().value)).toBe(true));
  return { actor, asked, removed, emitted, at };
}

describe('a code', () => {
  it('whose answer was lost is asked about, and sent again under the same id only by the guest’s word', async () => {
    const { actor, asked, at } = opened({ answers: [null, { kind: 'applied' }] });
    await at({ resting: 'calm' });
    actor.send({ type: 'code.submitted', code: ' save10 ' });
    await at({ resting: 'unsent' });
    expect(asked).toHaveLength(1);
    actor.send({ type: 'code.submitted', code: 'SAVE10' });
    await at({ resting: 'applied' });
    expect(asked.map(({ request, changeId }) => [request.code, changeId])).toEqual([
      ['SAVE10', 'seed.1'],
      ['SAVE10', 'seed.1'],
    ]);
  });

  it('that the cart has after a lost answer is applied, and is not sent again', async () => {
    const { actor, asked, emitted, at } = opened({ answers: [null], found: 'applied' });
    await at({ resting: 'calm' });
    actor.send({ type: 'code.submitted', code: 'SAVE10' });
    await at({ resting: 'applied' });
    expect(asked).toHaveLength(1);
    expect(emitted).toEqual([{ type: 'discount.applied', cartId: 'cart-1', code: 'SAVE10', name: null }]);
  });

  it.each([
    ['Discounts.itemsNotEligibleForTheDiscount', 'DISC-08'],
    ['Discounts.emptyOrder', 'DISC-09, E-50'],
    ['cart.input.discountalreadyapplied', 'DISC-10, E-50'],
    ['Discounts.SameDayOnlyDiscount', 'DISC-11, E-50'],
  ])('that is refused with %s sets a flag, and is no API error (%s)', async (reasonCode) => {
    const { actor, emitted, at } = opened({ answers: [refused(reasonCode)] });
    await at({ resting: 'calm' });
    actor.send({ type: 'code.submitted', code: 'SAVE10' });
    await at({ resting: 'refused' });
    expect(emitted).toEqual([]);
  });

  it.each([
    ['Discounts.invalidCode', 'DISC-12'],
    ['cart.validation.status', 'DISC-13'],
  ])('that is refused with %s is an API error with that code (%s)', async (reasonCode) => {
    const { actor, emitted, at } = opened({ answers: [refused(reasonCode)] });
    await at({ resting: 'calm' });
    actor.send({ type: 'code.submitted', code: 'SAVE10' });
    await at({ resting: 'refused' });
    const failure = { endpoint: 'cart.discounts', kind: 'refused', status: 422, reasonCode };
    expect(emitted).toEqual([{ type: 'api.failed', failure }]);
  });
});

describe('what is offered without a word of the guest', () => {
  const offers = [
    { code: 'SOUPDAY', isReward: false },
    { code: 'BIRTHDAY', isReward: true },
  ];

  it('waits until the order is one that it is good for, and is tried again then (DISC-06)', async () => {
    const notEligible = refused('Discounts.itemsNotEligibleForTheDiscount');
    const { actor, asked, emitted, at } = opened({ offers, answers: [notEligible, { kind: 'applied' }, notEligible] });
    await at({ resting: 'waiting' });
    expect(asked.map(({ request }) => request.code)).toEqual(['SOUPDAY', 'BIRTHDAY', 'SOUPDAY']);
    expect(emitted).toHaveLength(1);
    actor.send({ type: 'cart.revised' });
    await at('opening');
  });

  it('says why a code of an address is no good, and nothing of a reward (DISC-15, DISC-16)', async () => {
    const ended = refused('Discounts.expired');
    const { emitted, at } = opened({ offers, answers: [ended, refused('cart.input.discountalreadyapplied')] });
    await at({ resting: 'calm' });
    expect(emitted).toEqual([
      { type: 'offer.failed', code: 'SOUPDAY', reasonCode: 'Discounts.expired' },
      {
        type: 'api.failed',
        failure: { endpoint: 'cart.discounts', kind: 'refused', status: 422, reasonCode: 'Discounts.expired' },
      },
    ]);
  });
});

it('a reward takes the place of another by the guest’s word: that goes first, under an id of its own (DISC-10)', async () => {
  const inTheWay = { ...soupReward, code: 'COOKIE' };
  const { actor, asked, removed, emitted, at } = opened({
    answers: [refused('cart.input.discountalreadyapplied', { inTheWay }), { kind: 'applied' }],
  });
  await at({ resting: 'calm' });
  actor.send({ type: 'rewards.opened' });
  actor.send({ type: 'reward.used', code: 'PASTRY' });
  await at('swapping');
  expect(removed).toEqual([]);
  actor.send({ type: 'swap.accepted' });
  await at({ resting: 'applied' });
  expect(removed).toEqual([{ cartId: 'cart-1', discount: inTheWay, changeId: 'seed.2' }]);
  expect(asked.map(({ changeId }) => changeId)).toEqual(['seed.1', 'seed.3']);
  expect(emitted).toEqual([
    { type: 'discount.unwanted', cartId: 'cart-1', code: 'COOKIE' },
    { type: 'discount.removed', cartId: 'cart-1', code: 'COOKIE', name: '$2 off a bowl of soup' },
    { type: 'discount.applied', cartId: 'cart-1', code: 'PASTRY', name: 'A free pastry' },
  ]);
});

it('a code that goes with nothing else takes the place of a code and a reward by a word for each (DISC-10)', async () => {
  const [code, reward] = [{ ...welcome5 }, { ...soupReward }];
  const tooMany = 'cart.input.discountalreadyapplied';
  const { actor, removed, at } = opened({
    answers: [refused(tooMany, { inTheWay: code }), refused(tooMany, { inTheWay: reward }), { kind: 'applied' }],
  });
  await at({ resting: 'calm' });
  actor.send({ type: 'code.submitted', code: 'ALONE20' });
  await at('swapping');
  actor.send({ type: 'swap.accepted' });
  await vi.waitFor(() => expect(removed).toHaveLength(1));
  await at('swapping');
  expect(removed.map(({ discount }) => discount)).toEqual([code]);
  actor.send({ type: 'swap.accepted' });
  await at({ resting: 'applied' });
  expect(removed.map(({ discount }) => discount)).toEqual([code, reward]);
});

describe('a guest who is faster than the rewards', () => {
  it('has their code applied next, and nothing beside it that was not asked for', async () => {
    const { actor, asked, at } = opened({ offers: [{ code: 'BIRTHDAY', isReward: true }], answers: [{ kind: 'applied' }] });
    actor.send({ type: 'code.submitted', code: 'save10' });
    await at({ resting: 'applied' });
    expect(asked.map(({ request, changeId }) => [request.code, changeId])).toEqual([['SAVE10', 'seed.1']]);
    expect(actor.getSnapshot().context.rewards).toEqual(twoRewards);
  });

  it('has what they remove removed next, and it does not come back by itself', async () => {
    const { actor, asked, removed, at } = opened({ offers: [{ code: 'BIRTHDAY', isReward: true }], answers: [] });
    actor.send({ type: 'discount.removed', discount: welcome5 });
    await at({ resting: 'removed' });
    expect(removed).toHaveLength(1);
    expect(asked).toEqual([]);
  });
});

describe('what is offered', () => {
  const soupDay = { code: 'SOUPDAY', isReward: false };
  const notYet = refused('Discounts.itemsNotEligibleForTheDiscount');

  it('DISC-06 is tried again with the next change of the order, also where the guest opened and closed their rewards meanwhile', async () => {
    const { actor, asked, at } = opened({ offers: [soupDay], answers: [notYet, { kind: 'applied' }] });
    await at({ resting: 'waiting' });
    actor.send({ type: 'rewards.opened' });
    actor.send({ type: 'rewards.closed' });
    actor.send({ type: 'cart.revised' });
    await at({ resting: 'applied' });
    expect(asked.map(({ request }) => request.code)).toEqual(['SOUPDAY', 'SOUPDAY']);
  });

  it('DISC-06 is said and tried once more with each change of the order, where its call had no answer and the cart does not have it', async () => {
    const { actor, asked, at } = opened({ offers: [soupDay], answers: [null, null] });
    await at({ resting: 'unsent' });
    expect(discountScreen(actor.getSnapshot())).toMatchObject({ kind: 'refused', trouble: { code: 'SOUPDAY', problem: null } });
    actor.send({ type: 'cart.revised' });
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    await at({ resting: 'unsent' });
    expect(asked).toHaveLength(2);
  });

  it('DISC-06 follows a code that was typed while the rewards were read', async () => {
    const { actor, asked, at } = opened({ offers: [soupDay], answers: [{ kind: 'applied' }, { kind: 'applied' }] });
    actor.send({ type: 'code.submitted', code: 'SAVE10' });
    await at({ resting: 'applied' });
    actor.send({ type: 'cart.revised' });
    await vi.waitFor(() => expect(asked.map(({ request }) => request.code)).toEqual(['SAVE10', 'SOUPDAY']));
  });
});

describe('while it is unclear whether a code was applied', () => {
  const unclear = async (answers: (ApplyDiscountResult | null)[]) => {
    const flow = opened({ answers: [null, ...answers], found: null });
    await flow.at({ resting: 'calm' });
    flow.actor.send({ type: 'code.submitted', code: 'SAVE10' });
    await flow.at('unclear');
    return flow;
  };

  it('DISC-06 another one that is typed is applied next, also where the cart cannot be read', async () => {
    const { actor, asked, at } = await unclear([{ kind: 'applied' }]);
    actor.send({ type: 'code.submitted', code: 'welcome5' });
    expect(discountScreen(actor.getSnapshot())).toMatchObject({ kind: 'working', at: 'applying', code: 'WELCOME5' });
    await at({ resting: 'applied' });
    expect(asked.map(({ request }) => request.code)).toEqual(['SAVE10', 'WELCOME5']);
  });

  it('DISC-02 what is removed goes out next', async () => {
    const { actor, removed, at } = await unclear([]);
    actor.send({ type: 'discount.removed', discount: welcome5 });
    await at({ resting: 'removed' });
    expect(removed.map(({ discount }) => discount.code)).toEqual(['WELCOME5']);
  });

  it('DISC-14 the rewards open next', async () => {
    const { actor, at } = await unclear([]);
    actor.send({ type: 'rewards.opened' });
    await at({ choosing: 'calm' });
  });
});
