import { is, outcome } from '../kit/outcome.ts';
import { changed, checkoutSetup, isOtherOrder, otherTip, priceInput, setOrder, type Answered } from './checkout.setup.ts';
import type { PriceCartResult } from './checkout.types.ts';

const isPricedAsBefore = ({ context, event: { output } }: Answered<PriceCartResult>) =>
  output.kind === 'priced' && output.total === context.total && !output.isOther;

/** What an answer about the cart ends the checkout by: an order, another cart than the guest saw, or a question about what they avoid. */
const endsWhere = (differs: string) =>
  [
    { guard: is('placed'), target: '#checkout.placed' },
    { guard: is('orderDiffers'), target: differs },
    { guard: is('asked'), target: '#checkout.left' },
  ] as const;
export const ends = endsWhere('#checkout.outdated');

/** Where a price leads. */
const pricedTo = (target: string, guard: (answered: Answered<PriceCartResult>) => boolean = is('priced')) =>
  ({ guard, target, actions: { type: 'setPrice', params: outcome('priced') } }) as const;

type PricedTo = Pick<ReturnType<typeof pricedTo>, 'guard' | 'target'> & Partial<ReturnType<typeof pricedTo>>;

/** The cart cannot be ordered as it is. */
const blocked = { target: '#checkout.blocked', actions: { type: 'setReason', params: outcome('refused') } } as const;

/** The cart is priced once more. `differs`: where a cart for another order leads; `refused`: where one that cannot be ordered does. */
const repricing = (
  priced: readonly PricedTo[],
  unpriced: string,
  differs = '#checkout.outdated',
  refused: typeof blocked | { readonly target: 'shown' } = blocked,
) =>
  checkoutSetup.createStateConfig({
    on: {
      'cart.changed': {
        target: 'repricing',
        reenter: true,
        actions: changed,
      },
      'tip.chosen': otherTip,
    },
    invoke: {
      id: 'priceCart',
      src: 'priceCart',
      input: priceInput,
      onDone: [...priced, ...endsWhere(differs), { guard: is('refused'), ...refused }],
      onError: unpriced,
    },
  });
/** The price leads back to the form. */
export const backToForm = repricing([pricedTo('filling', isPricedAsBefore), pricedTo('filling.repriced')], 'filling.unsaved');

/** The form is priced anew for the order in hand, which another tab has changed. */
export const formForOther = {
  guard: isOtherOrder,
  target: '.pricing',
  actions: [setOrder, 'clearNews', 'reloadPayment', 'emitFollowed'],
} as const;

/** The words stay, and the new total is said beside them. */
const wordsForOther = {
  guard: isOtherOrder,
  target: '.repricing',
  actions: [setOrder, { type: 'noteChange', params: { isOwn: false } }, 'reloadPayment', 'emitFollowed'],
} as const;

const words = (backToWords: ReturnType<typeof repricing>, on: { readonly 'order.changed'?: typeof wordsForOther }) =>
  checkoutSetup.createStateConfig({
    initial: 'shown',
    on: { ...on, 'cart.changed': { target: '.repricing', actions: changed } },
    states: {
      shown: {},
      repricing: backToWords,
    },
  });

/**
 * What is said until the guest acts, also where the cart changes meanwhile: its new total is said beside it. A price that does not come changes nothing
 * of it, since saving compares the total with the one on the button.
 */
export const lasting = words(repricing([pricedTo('shown')], 'shown'), {});

/**
 * Why the order was not placed: said where another tab changes the order in hand, too. That tab saves it in the cart a moment later, of which this one
 * hears; a press before that finds the difference.
 */
export const unplaced = words(repricing([pricedTo('shown')], 'shown', 'shown'), { 'order.changed': wordsForOther });

/** What became of a payment: said also where the cart cannot be ordered by now, which the next press finds. */
export const unpaid = words(repricing([pricedTo('shown')], 'shown', 'shown', { target: 'shown' }), { 'order.changed': wordsForOther });
