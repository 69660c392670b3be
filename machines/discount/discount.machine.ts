import { stateIn } from 'xstate';
import { eventParams, is, outcome } from '../kit/outcome.ts';
import { applyInput, discountSetup, removalOf, removeInput, requestOf } from './discount.setup.ts';
import type { ApplyDiscountResult, DiscountContext, FindDiscountResult, OpenDiscountsResult } from './discount.types.ts';

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
/** Whether the cart has it. */
const found = ({ event: { output } }: { event: { output: FindDiscountResult } }) => output;
const remove = {
  target: '#discount.removing',
  actions: [{ type: 'setRemoval', params: eventParams }, 'emitRemoving'],
} as const;
const isOut = { target: '#discount.resting.removed', actions: 'emitRemoved' } as const;
/** What the guest asked for while it was unclear what became of the call before: it is done once the cart has been asked, whatever that says. */
const resumed = { target: '#discount.resting', actions: 'raiseNext' } as const;
const isOutAndResumed = { target: '#discount.resting.removed', actions: ['emitRemoved', 'raiseNext'] } as const;
/** Asks the cart first, then does this. */
const askFirst = (asking: string) => {
  const first = { target: asking, actions: { type: 'setNext', params: eventParams } } as const;
  return {
    'answer.retried': asking,
    'code.submitted': first,
    'discount.removed': first,
    'rewards.opened': { ...first, guard: 'hasRewards' },
  } as const;
};
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
            { guard: { type: 'isOutBeforeNext', params: found }, ...isOutAndResumed },
            { guard: 'hasNext', ...resumed },
            { guard: is('applied'), target: '#discount.resting.unremoved' },
            { guard: is('notApplied'), ...next },
          ],
          onError: [{ guard: 'hasNext', ...resumed }, { target: 'unclear' }],
        },
      },
      unclear: { description: 'The cart could not be read either; the guest retries, or asks for something else.', on: askFirst('asking') },
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
    isDue: false,
    next: null,
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
        onError: [
          { guard: isTyped, target: 'applying', actions: 'postpone' },
          { guard: isUnwanted, target: 'removing', actions: 'postpone' },
          { target: 'resting', actions: 'postpone' },
        ],
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
        // One try for each change of the cart: a server that fails is not asked in a loop.
        'cart.revised': { guard: 'isDue', target: 'opening' },
      },
      states: {
        calm: {},
        applied: {},
        removed: {},
        refused: { description: 'The server refused the code; the guest reads why, beside it.' },
        waiting: { description: 'The code of an address is not good for the order yet: it is tried again when that is another (DISC-06).' },
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
          { guard: { type: 'canPostpone', params: answer }, target: 'resting', actions: 'offerLast' },
          {
            guard: { type: 'isWaiting', params: answer },
            target: 'resting.waiting',
            actions: [{ type: 'setReason', params: outcome('refused') }, 'postpone'],
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
          { guard: is('applied'), target: 'resting.applied', actions: ['setAnswered', 'emitApplied', 'raiseNext'] },
          { guard: 'hasNext', ...resumed },
          { guard: 'isOfferedCode', target: 'resting.unsent', actions: 'postpone' },
          { guard: 'isOffered', target: 'resting', actions: 'postpone' },
          { guard: 'isOfReward', target: 'choosing.unsent' },
          { guard: is('notApplied'), target: 'resting.unsent' },
        ],
        // The guest did not request it, so no question is shown. It is offered again with the next change of the cart.
        onError: [{ guard: 'hasNext', ...resumed }, { guard: 'isOffered', target: 'resting', actions: 'postpone' }, { target: 'unclear' }],
      },
    },
    unclear: {
      description: 'The cart could not be read either; the guest retries, or asks for something else.',
      on: askFirst('asking'),
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
