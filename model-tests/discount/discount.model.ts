import { discountMachine } from '#machines/discount/discount.machine.ts';
import { discountScreen } from '#machines/discount/discount.screen.ts';
import { defineModel, type TrailEvent } from '../kit/model.ts';
import { soupReward, twoRewards, welcome5 } from '../samples/discounts.ts';

const opened = { seed: 'seed-1', rewards: [], offers: [], isDue: false };
const lost = (trail: readonly TrailEvent[], port: string) => trail.at(-1)?.type === `xstate.error.actor.${port}`;
const refusal = { status: 422, inTheWay: null };

export const model = defineModel({
  machine: discountMachine,
  screen: discountScreen,
  screens: {
    calm: 'What is applied, a line to add a code, and the rewards of a member.',
    applied: 'A code or reward has just been applied.',
    removed: 'A code or reward has just been removed.',
    refused: 'The code, why it was not applied, and what helps.',
    unremoved: 'What is still applied although it was to be removed; one button tries again.',
    choosing: 'The rewards of a member, each with how often it can be used.',
    working: 'The server is asked, or the cart.',
    unclear: 'It is not known whether it was applied or removed; one button asks again.',
    swapping: 'Two that do not go together; the guest keeps one.',
  },
  invariants: {
    'a code is sent trimmed and in upper case (DISC-01)': ({ snapshot: { context } }) =>
      context.request === null || context.request.code === context.request.code.trim().toUpperCase(),
    'an application without an answer is asked about, never repeated by itself': ({ snapshot, trail }) =>
      !lost(trail, 'applyDiscount') || snapshot.matches('asking'),
    'a removal without an answer is asked about, never repeated by itself': ({ snapshot, trail }) =>
      !lost(trail, 'removeDiscount') || snapshot.matches({ removing: 'asking' }) || snapshot.matches({ replacing: 'asking' }),
    'only the guest’s word takes one out for another (DISC-10)': ({ snapshot, trail }) =>
      !snapshot.matches('replacing') || trail.some(({ type }) => type === 'swap.accepted'),
    'what was sent before the page was left is asked about first, and sent again only by the guest’s word': ({ snapshot, trail }) =>
      trail.at(-1)?.type !== 'xstate.done.actor.openDiscounts' || snapshot.context.unansweredId === null || !snapshot.matches('applying'),
    'what was not asked for takes no other’s place, and leaves no question (DISC-15)': ({ snapshot: { context }, screen }) =>
      context.request?.isOffered !== true || (screen.kind !== 'swapping' && (screen.kind !== 'unclear' || screen.isRemoval)),
    'what is offered is applied before the guest is waited for (DISC-06)': ({ snapshot: { context, ...snapshot } }) =>
      !snapshot.matches('resting') || context.offers.length === 0,
    'what is pressed while it is unclear what became of the call before is done next': ({ snapshot, trail }) =>
      snapshot.context.next === null || trail.at(-1)?.type === snapshot.context.next.type,
    'what could not be offered to an empty cart is offered with its next change (DISC-06)': ({ snapshot, trail }) =>
      trail.at(-1)?.type !== 'cart.revised' || trail.at(-2)?.output?.['isDue'] !== true || snapshot.matches('opening'),
    'only a member has rewards (DISC-14)': ({ snapshot: { context }, screen }) => context.isMember || screen.kind !== 'choosing',
  },
  sentences: {
    events: {
      'code.submitted': ({ code }) => `Type ${code.trim()} and press "Apply".`,
      'rewards.opened': 'Open the rewards.',
      'rewards.closed': 'Close the rewards.',
      'reward.used': ({ code }) => `Use the reward ${code}.`,
      'discount.removed': ({ discount: { code } }) => `Remove ${code}.`,
      'swap.accepted': 'Use the new one in place of the other.',
      'swap.declined': 'Keep the one that is applied.',
      'answer.retried': 'Check again.',
      'cart.revised': 'The cart becomes another one.',
    },
    outcomes: {
      openDiscounts: {
        opened: ({ isDue }) => (isDue ? 'There is nothing in the cart yet.' : 'Rewards and offers are known.'),
        unanswered: 'The page was left before an answer came about a code.',
        failed: 'Nothing is known of rewards and offers.',
      },
      applyDiscount: {
        applied: 'The server applies it.',
        refused: ({ reasonCode }) => `The server refuses it: ${reasonCode}.`,
        failed: 'No answer comes about it.',
      },
      removeDiscount: { removed: 'The server removes it.', failed: 'No answer comes about the removal.' },
      findDiscount: {
        applied: 'The cart has it.',
        notApplied: 'The cart does not have it.',
        failed: 'The cart cannot be read.',
      },
    },
  },
  inputs: { 'a guest': { cartId: 'cart-1', isMember: false }, 'a member': { cartId: 'cart-1', isMember: true } },
  payloads: {
    'code.submitted': [{ code: ' welcome5 ' }],
    'reward.used': [{ code: 'PASTRY' }],
    'discount.removed': [{ discount: welcome5 }],
  },
  keys: ['isMember', 'rewards', 'offers', 'request', 'next', 'isDue'],
  outcomes: {
    openDiscounts: {
      opened: [
        opened,
        { ...opened, rewards: twoRewards },
        { ...opened, isDue: true },
        {
          ...opened,
          offers: [
            { code: 'SOUPDAY', isReward: false },
            { code: 'BIRTHDAY', isReward: true },
          ],
        },
      ],
      unanswered: [{ seed: 'seed-1', rewards: [], request: { code: 'WELCOME5', isReward: false }, changeId: 'seed-0.1' }],
    },
    applyDiscount: {
      applied: [{}],
      refused: [
        { ...refusal, reasonCode: 'Discounts.itemsNotEligibleForTheDiscount' },
        { ...refusal, reasonCode: 'cart.input.discountalreadyapplied', inTheWay: soupReward },
        { ...refusal, reasonCode: 'Discounts.expired' },
      ],
    },
    removeDiscount: { removed: [{}] },
    findDiscount: { applied: [{}], notApplied: [{}] },
  },
});
