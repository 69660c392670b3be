import { assign, emit, enqueueActions, setup } from 'xstate';
import { discountCode } from '#domain/discount/code.ts';
import { canBecomeGood, discountProblem, isFlag } from '#domain/discount/refusal.ts';
import type { AppliedDiscount } from '#domain/discount/applied.ts';
import { must } from '#domain/must.ts';
import { port } from '../kit/port.ts';
import type {
  ApplyDiscountInput,
  ApplyDiscountResult,
  DiscountContext,
  DiscountEmitted,
  DiscountEvent,
  DiscountInput,
  DiscountNext,
  FindDiscountInput,
  FindDiscountResult,
  OpenDiscountsInput,
  OpenDiscountsResult,
  RemoveDiscountInput,
  RemoveDiscountResult,
} from './discount.types.ts';

type Refused = Extract<ApplyDiscountResult, { kind: 'refused' }>;
interface InContext {
  readonly context: DiscountContext;
}

/** What is being applied, or was last. */
export const requestOf = ({ request }: DiscountContext) => must(request, 'request');
/** What is being removed, or was last. */
export const removalOf = ({ removal }: DiscountContext) => must(removal, 'removal');
/** The id of the change that is under way; one whose answer was lost keeps its own when it is asked for again. */
const changeIdOf = ({ seed, changes, unansweredId }: DiscountContext) => unansweredId ?? (seed === null ? null : `${seed}.${changes}`);

/** Name of a reward of the member; null for any other code. */
export const rewardName = ({ rewards }: Pick<DiscountContext, 'rewards'>, code: string) =>
  rewards.find(({ discCode }) => discCode === code)?.name ?? null;

/** What the chart of discounts is made of. */
export const discountSetup = setup({
  types: {
    context: {} as DiscountContext,
    input: {} as DiscountInput,
    events: {} as DiscountEvent,
    emitted: {} as DiscountEmitted,
  },
  actors: {
    openDiscounts: port<OpenDiscountsInput, OpenDiscountsResult>('openDiscounts'),
    applyDiscount: port<ApplyDiscountInput, ApplyDiscountResult>('applyDiscount'),
    removeDiscount: port<RemoveDiscountInput, RemoveDiscountResult>('removeDiscount'),
    findDiscount: port<FindDiscountInput, FindDiscountResult>('findDiscount'),
  },
  guards: {
    hasOffer: ({ context }) => context.offers.length > 0,
    isDue: ({ context }) => context.isDue,
    hasNext: ({ context }) => context.next !== null,
    isOutBeforeNext: ({ context }, { kind }: FindDiscountResult) => context.next !== null && kind === 'notApplied',
    hasRewards: ({ context }) => context.rewards.length > 0,
    isOfReward: ({ context }) => requestOf(context).isReward && !requestOf(context).isOffered,
    isOffered: ({ context }) => requestOf(context).isOffered,
    isOfferedCode: ({ context }) => requestOf(context).isOffered && !requestOf(context).isReward,
    isWaiting: ({ context }, answer: ApplyDiscountResult) => isWaiting(context, answer),
    canPostpone: ({ context }, answer: ApplyDiscountResult) => isWaiting(context, answer) && context.offers.length > 0,
    canSwap: ({ context }, answer: ApplyDiscountResult) =>
      !requestOf(context).isOffered &&
      answer.kind === 'refused' &&
      discountProblem(answer.reasonCode) === 'tooMany' &&
      answer.inTheWay !== null,
  },
  actions: {
    // What it waits for is said last.
    offerLast: assign(({ context }) => ({ offers: [...context.offers, { code: requestOf(context).code, isReward: false }] })),
    // The next change of the cart reads anew what is offered, without what is applied by then or was removed.
    postpone: assign({ isDue: true }),
    setNext: assign((_, next: DiscountNext) => ({ next: nextOf(next) })),
    raiseNext: enqueueActions(({ context: { next }, enqueue }) => {
      enqueue.assign({ next: null });
      if (next !== null) enqueue.raise(next);
    }),
    setOpened: assign(({ context }, { offers, isDue, ...opened }: Extract<OpenDiscountsResult, { kind: 'opened' }>) => ({
      ...rewardsIn(context, opened),
      offers,
      isDue,
    })),
    // The guest has the word: what is offered waits for the next change of the cart.
    setRewards: assign(({ context }, opened: OpenDiscountsResult) => ({
      ...rewardsIn(context, opened),
      isDue: opened.kind === 'unanswered' || opened.isDue || opened.offers.length > 0,
    })),
    setUnanswered: assign(({ context }, { request, changeId, ...opened }: Extract<OpenDiscountsResult, { kind: 'unanswered' }>) => ({
      ...rewardsIn(context, opened),
      isDue: true,
      request: { ...request, isOffered: false },
      unansweredId: changeId,
    })),
    takeOffer: assign(({ context: { offers, changes } }) => ({
      request: { ...must(offers[0], 'offer'), isOffered: true },
      offers: offers.slice(1),
      changes: changes + 1,
      reasonCode: null,
      unansweredId: null,
    })),
    // What was sent without an answer is asked for by the same id.
    setCode: assign(({ context }, { code }: { code: string }) => requested(context, { code: discountCode(code), isReward: false })),
    setReward: assign(({ context }, { code }: { code: string }) => requested(context, { code, isReward: true })),
    noteUnanswered: assign({ unansweredId: ({ context }) => changeIdOf(context) }),
    setAnswered: assign({ unansweredId: null }),
    setRemoval: assign(({ context }, { discount }: { discount: AppliedDiscount }) => ({
      removal: discount,
      changes: context.changes + 1,
      unansweredId: null,
    })),
    setInTheWay: assign((_, { inTheWay }: Refused) => ({ removal: inTheWay })),
    beginSwap: assign(({ context }) => ({ changes: context.changes + 1 })),
    // The removal is done: what takes its place is a change of its own.
    goOnWithSwap: assign(({ context }) => ({ changes: context.changes + 1, unansweredId: null })),
    setReason: assign((_, { reasonCode }: Refused) => ({ reasonCode, unansweredId: null })),
    emitApplied: emit(({ context }) => {
      const { code } = requestOf(context);
      return { type: 'discount.applied' as const, cartId: context.cartId, code, name: rewardName(context, code) };
    }),
    emitRemoving: emit(({ context }) => ({ type: 'discount.unwanted' as const, cartId: context.cartId, code: removalOf(context).code })),
    emitRemoved: emit(({ context }) => {
      const { code, name, isReward } = removalOf(context);
      return { type: 'discount.removed' as const, cartId: context.cartId, code, name: isReward ? name : null };
    }),
    // Flags of the cart are said where the guest is; any other refusal is an API error too (DISC-08 to -13).
    emitRefused: enqueueActions(({ context, enqueue }, { reasonCode, status }: Refused) => {
      const { code, isReward, isOffered } = requestOf(context);
      if (isOffered && !isReward) enqueue.emit({ type: 'offer.failed', code, reasonCode });
      if (isFlag(discountProblem(reasonCode))) return;
      enqueue.emit({ type: 'api.failed', failure: { endpoint: 'cart.discounts', kind: 'refused', status, reasonCode } });
    }),
  },
});

/** Equal words of the guest look alike in a snapshot, in whatever order their parts come. */
function nextOf(event: DiscountNext): DiscountNext {
  if (event.type === 'code.submitted') return { type: event.type, code: event.code };
  return event.type === 'discount.removed' ? { type: event.type, discount: event.discount } : { type: event.type };
}

const rewardsIn = ({ isMember }: DiscountContext, { seed, rewards }: Pick<OpenDiscountsResult, 'seed' | 'rewards'>) => ({
  seed,
  rewards: isMember ? rewards : [],
});

/** The code of an address is not good for the order yet. */
const isWaiting = (context: DiscountContext, answer: ApplyDiscountResult) =>
  requestOf(context).isOffered &&
  !requestOf(context).isReward &&
  answer.kind === 'refused' &&
  canBecomeGood(discountProblem(answer.reasonCode));

const requested = (context: DiscountContext, { code, isReward }: { code: string; isReward: boolean }) => {
  const isAgain = context.unansweredId !== null && context.request?.code === code && context.removal === null;
  return {
    request: { code, isReward, isOffered: false },
    removal: null,
    reasonCode: null,
    changes: context.changes + 1,
    unansweredId: isAgain ? context.unansweredId : null,
  };
};

export const applyInput = ({ context }: InContext): ApplyDiscountInput => ({
  cartId: context.cartId,
  request: requestOf(context),
  changeId: changeIdOf(context),
});
export const removeInput = ({ context }: InContext): RemoveDiscountInput => ({
  cartId: context.cartId,
  discount: removalOf(context),
  changeId: changeIdOf(context),
});
