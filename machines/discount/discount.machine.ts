import { stateIn } from 'xstate';
import { eventParams, is, outcome } from '../kit/outcome.ts';
import { applyInput, discountSetup, removalOf, removeInput, requestOf } from './discount.setup.ts';
import type { ApplyDiscountResult, DiscountContext, OpenDiscountsResult } from './discount.types.ts';

const setCode = {
  target: '#discount.applying',
  actions: { type: 'setCode', params: eventParams },
} as const;
const setReward = {
  target: '#discount.applying',
  actions: { type: 'setReward', params: eventParams },
} as const;
interface InContext {
  readonly context: DiscountContext;
}

const isTyped = stateIn('#discount.opening.typed');
const isUnwanted = stateIn('#discount.opening.unwanted');
const opened = ({ event: { output } }: { event: { output: OpenDiscountsResult } }) => output;
/** What the server answered, whatever it is. */
const answer = ({ event: { output } }: { event: { output: ApplyDiscountResult } }) => output;
const remove = {
  target: '#discount.removing',
  actions: [{ type: 'setRemoval', params: eventParams }, 'emitRemoving'],
} as const;
const isOut = { target: '#discount.resting.removed', actions: 'emitRemoved' } as const;
/** Another takes its place. */
const isReplaced = { target: '#discount.applying', actions: ['emitRemoved', 'goOnWithSwap'] } as const;

/** The call by which something goes out of the cart. After a lost answer the cart says whether it did. `next`: what follows then. */
const removal = <Next extends typeof isOut | typeof isReplaced>(next: Next) =>
  ({
    initial: 'requesting',
    states: {
      requesting: {
        invoke: {
          id: 'removeDiscount',
          src: 'removeDiscount',
          input: removeInput,
          onDone: { guard: is('removed'), ...next },
          onError: 'asking',
        },
      },
      asking: {
        description: 'No answer came: the cart says whether it is still applied.',
        invoke: {
          id: 'findDiscount',
          src: 'findDiscount',
          input: ({ context }: InContext) => ({ cartId: context.cartId, code: removalOf(context).code }),
          onDone: [
            { guard: is('applied'), target: '#discount.resting.unremoved' },
            { guard: is('notApplied'), ...next },
          ],
          onError: 'unclear',
        },
      },
      unclear: { description: 'The cart could not be read either; the guest retries.', on: { 'answer.retried': 'asking' } },
    },
  }) as const;

/**
 * Codes and rewards of one cart (DISC): applied automatically, typed or chosen by the guest, and removed. The cart itself has the applied ones.
 * After a lost answer the cart is read; the request is never repeated blindly.
 */
export const discountMachine = discountSetup.createMachine({
  id: 'discount',
  context: ({ input }) => ({
    ...input,
    rewards: [],
    offers: [],
    seed: null,
    changes: 0,
    request: null,
    unansweredId: null,
    removal: null,
    reasonCode: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The rewards of a member and the codes to apply automatically are read, the code of an address first (DISC-06).',
      initial: 'calm',
      invoke: {
        id: 'openDiscounts',
        src: 'openDiscounts',
        input: ({ context: { cartId, isMember } }) => ({ cartId, isMember }),
        onDone: [
          { guard: isTyped, target: 'applying', actions: { type: 'setRewards', params: opened } },
          { guard: isUnwanted, target: 'removing', actions: { type: 'setRewards', params: opened } },
          { guard: is('opened'), target: 'resting', actions: { type: 'setOpened', params: outcome('opened') } },
          { guard: is('unanswered'), target: 'asking', actions: { type: 'setUnanswered', params: outcome('unanswered') } },
        ],
        onError: [{ guard: isTyped, target: 'applying' }, { guard: isUnwanted, target: 'removing' }, { target: 'resting' }],
      },
      states: {
        calm: {
          on: {
            'code.submitted': { target: 'typed', actions: { type: 'setCode', params: eventParams } },
            'discount.removed': { target: 'unwanted', actions: [{ type: 'setRemoval', params: eventParams }, 'emitRemoving'] },
          },
        },
        typed: { description: 'The guest was faster: their code is applied next.' },
        unwanted: { description: 'The guest was faster: what they do not want goes out next.' },
      },
    },
    resting: {
      description: 'No request is in flight; an automatic code is applied at once.',
      initial: 'calm',
      always: { guard: 'hasOffer', target: 'applying', actions: 'takeOffer' },
      on: {
        'code.submitted': setCode,
        'discount.removed': remove,
        'rewards.opened': { guard: 'hasRewards', target: 'choosing' },
      },
      states: {
        calm: {},
        applied: {},
        removed: {},
        refused: { description: 'The server refused the code; the guest reads why, beside it.' },
        waiting: {
          description: 'The code of an address is not good for the order yet: it is tried again when that is another (DISC-06).',
          on: { 'cart.revised': '#discount.opening' },
        },
        unsent: { description: 'It is known not to be applied, by a call that had no answer.' },
        unremoved: { description: 'It is known to be still applied, after a call that had no answer.' },
      },
    },
    choosing: {
      description: 'The guest chooses among their rewards, and reads what they are good for.',
      initial: 'calm',
      on: { 'reward.used': setReward, 'discount.removed': remove, 'rewards.closed': 'resting' },
      states: { calm: {}, refused: {}, unsent: {} },
    },
    applying: {
      description: 'The code or reward goes into the cart.',
      invoke: {
        id: 'applyDiscount',
        src: 'applyDiscount',
        input: applyInput,
        onDone: [
          { guard: is('applied'), target: 'resting.applied', actions: ['setAnswered', 'emitApplied'] },
          {
            guard: { type: 'canSwap', params: answer },
            target: 'swapping',
            actions: [
              { type: 'setReason', params: outcome('refused') },
              { type: 'setInTheWay', params: outcome('refused') },
            ],
          },
          { guard: { type: 'canPostpone', params: answer }, target: 'resting', actions: 'postpone' },
          {
            guard: { type: 'isWaiting', params: answer },
            target: 'resting.waiting',
            actions: { type: 'setReason', params: outcome('refused') },
          },
          {
            guard: 'isOffered',
            target: 'resting',
            actions: [
              { type: 'setReason', params: outcome('refused') },
              { type: 'emitRefused', params: outcome('refused') },
            ],
          },
          {
            guard: 'isOfReward',
            target: 'choosing.refused',
            actions: [
              { type: 'setReason', params: outcome('refused') },
              { type: 'emitRefused', params: outcome('refused') },
            ],
          },
          {
            guard: is('refused'),
            target: 'resting.refused',
            actions: [
              { type: 'setReason', params: outcome('refused') },
              { type: 'emitRefused', params: outcome('refused') },
            ],
          },
        ],
        onError: { target: 'asking', actions: 'noteUnanswered' },
      },
    },
    asking: {
      description: 'No answer came: the cart says whether it is applied.',
      invoke: {
        id: 'findDiscount',
        src: 'findDiscount',
        input: ({ context }) => ({ cartId: context.cartId, code: requestOf(context).code }),
        onDone: [
          { guard: is('applied'), target: 'resting.applied', actions: ['setAnswered', 'emitApplied'] },
          { guard: 'isOffered', target: 'resting' },
          { guard: 'isOfReward', target: 'choosing.unsent' },
          { guard: is('notApplied'), target: 'resting.unsent' },
        ],
        // The guest did not request it, so no question is shown. The next visit of the cart applies it again.
        onError: [{ guard: 'isOffered', target: 'resting' }, { target: 'unclear' }],
      },
    },
    unclear: {
      description: 'The cart could not be read either; the guest retries.',
      on: { 'answer.retried': 'asking' },
    },
    swapping: {
      description: 'Another one is in the way: the guest keeps one of the two (DISC-10).',
      on: {
        'swap.accepted': { target: 'replacing', actions: ['beginSwap', 'emitRemoving'] },
        'swap.declined': [{ guard: 'isOfReward', target: 'choosing' }, { target: 'resting' }],
      },
    },
    removing: { description: 'It goes out of the cart.', ...removal(isOut) },
    replacing: { description: 'It goes out of the cart, and another takes its place.', ...removal(isReplaced) },
  },
});
