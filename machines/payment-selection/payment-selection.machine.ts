import { assign, emit, setup, type DoneActorEvent } from 'xstate';
import { allocate, BY_PHONE, settledChoice, withGiftCardToggled, withMethod, type PaymentBasis } from '#domain/payment/allocation.ts';
import { withHeld, type AddedKind, type HeldPayment } from '#domain/payment/added.ts';
import { asBalance, eachOnce, heldChoice, isChoosable, NEW_CARD, storedTwin, type GiftCardOption } from '#domain/payment/offered.ts';
import type { Cents } from '#domain/money/money.ts';
import type { giftCardMachine } from '../gift-card/gift-card.machine.ts';
import type { GiftCardSaved } from '../gift-card/gift-card.types.ts';
import { must } from '#domain/must.ts';
import { isWallet, walletKinds } from '#domain/payment/wallet.ts';
import { lazyFlow } from '../kit/lazy.ts';
import { eventParams, faultOf, is, outcome } from '../kit/outcome.ts';
import { port } from '../kit/port.ts';
import type { paymentEntryMachine } from '../payment-entry/payment-entry.machine.ts';
import type { payPalMachine } from '../pay-pal/pay-pal.machine.ts';
import type { walletMachine } from '../wallet/wallet.machine.ts';
import type {
  LoadStoredInput,
  LoadStoredResult,
  PaymentSelectionContext,
  PaymentSelectionEmitted,
  PaymentSelectionEvent,
  PaymentSelectionInput,
} from './payment-selection.types.ts';
import type { WalletInput, WalletOutput } from '../wallet/wallet.types.ts';

/** Whether a method can be added here. */
const isOffered = ({ added }: Pick<PaymentSelectionContext, 'added'>, id: AddedKind) => added.some((method) => method.id === id);

/** What the chosen wallet is asked for. */
const walletInput = (context: PaymentSelectionContext): WalletInput => ({
  wallet: must(
    walletKinds.find((kind) => kind === context.choice.methodId),
    'wallet',
  ),
  cents: allocate(basisOf(context), context.choice).methodCents,
});

const walletHeld = (output: WalletOutput) => {
  if (output.kind !== 'approved') throw new Error('Nothing was approved.');
  return { id: output.wallet, held: output.held };
};

/** What was approved, of a kind. */
const heldOf =
  (id: AddedKind) =>
  ({ event: { output } }: { readonly event: DoneActorEvent<{ kind: string; held?: HeldPayment | null }> }) => ({
    id,
    held: must(output.held, 'held'),
  });

/** What is to be paid, and with what it can be, as the rule of the split reads it. */
export const basisOf = ({ total, tip, hasGiftCardTipping, giftCards }: PaymentSelectionContext): PaymentBasis => ({
  total,
  tip,
  hasGiftCardTipping,
  giftCards: giftCards.map(asBalance),
});

/** Who pays what: a method, gift cards before it, or both. All amounts come from one rule over what is chosen (ALLOC). */
export const paymentSelectionMachine = setup({
  types: {
    context: {} as PaymentSelectionContext,
    input: {} as PaymentSelectionInput,
    events: {} as PaymentSelectionEvent,
    emitted: {} as PaymentSelectionEmitted,
    children: {} as { giftCard: 'giftCard'; payPal: 'payPal'; paymentEntry: 'paymentEntry'; wallet: 'wallet' },
  },
  actors: {
    loadStored: port<LoadStoredInput, LoadStoredResult>('loadStored'),
    giftCard: lazyFlow<typeof giftCardMachine>('giftCard'),
    payPal: lazyFlow<typeof payPalMachine>('payPal'),
    paymentEntry: lazyFlow<typeof paymentEntryMachine>('paymentEntry'),
    wallet: lazyFlow<typeof walletMachine>('wallet'),
  },
  guards: {
    isCovered: ({ context }) => allocate(basisOf(context), context.choice).open === 0,
    canSelect: ({ context }, { id }: { id: string }) => isChoosable(context, id) && (id !== BY_PHONE || context.canPayByPhone),
    canConnect: ({ context }, { id }: { id: AddedKind }) => id === 'payPal' && isOffered(context, id),
    canOpenWallet: ({ context }, { id }: { id: AddedKind }) =>
      isWallet(id) && isOffered(context, id) && settledChoice(basisOf(context), withMethod(context.choice, id)).methodId === id,
    canEnter: ({ context }, { id }: { id: AddedKind }) => id === 'milStar' && isOffered(context, id),
    // One that nothing is left to pay for is not taken.
    canToggle: ({ context }, { id }: { id: string }) => context.choice.giftCardIds.includes(id) || wouldPay(context, id),
  },
  actions: {
    setStored: assign(
      (
        { context },
        { methods, added, giftCards, hasGiftCardTipping, canSave, canPayByPhone, former }: Extract<LoadStoredResult, { kind: 'loaded' }>,
      ) => {
        // Read anew, what the guest has chosen here goes before what they chose earlier.
        const kept = eachOnce(giftCards, context.isTouched ? context.choice : former);
        const loaded = {
          ...context,
          methods,
          added,
          giftCards: kept.giftCards,
          hasGiftCardTipping,
          canSave,
          canPayByPhone,
          hasFailed: false,
          news: null,
        };
        const choice = heldChoice(kept.choice, loaded, kept.giftCards);
        return { ...loaded, isTouched: kept.choice !== null, choice: settledChoice(basisOf(loaded), choice) };
      },
    ),
    // Cards that were typed here are still at hand, and chosen as they were; what is stored is not known.
    setFailed: assign(({ context }) => {
      const giftCards = context.giftCards.filter(({ isAdded }) => isAdded);
      const failed = { ...context, methods: [], giftCards, hasFailed: true };
      const methodId = context.added.find(({ id }) => id === context.choice.methodId)?.id ?? NEW_CARD;
      const choice = heldChoice({ methodId, giftCardIds: context.choice.giftCardIds }, failed, giftCards);
      return { methods: [], giftCards, hasFailed: true, choice: settledChoice(basisOf(failed), choice) };
    }),
    setMethod: assign(({ context }, { id }: { id: string }) => ({
      isTouched: true,
      news: null,
      choice: settledChoice(basisOf(context), withMethod(context.choice, id)),
    })),
    setHeld: assign(({ context }, { id, held }: { id: AddedKind; held: HeldPayment }) => ({
      added: withHeld(context.added, id, held),
      isTouched: true,
      news: null,
      choice: settledChoice(basisOf(context), withMethod(context.choice, id)),
    })),
    toggleGiftCard: assign(({ context }, { id }: { id: string }) => ({
      isTouched: true,
      news: null,
      choice: settledChoice(basisOf(context), withGiftCardToggled(context.choice, id)),
    })),
    addGiftCard: assign(({ context }, { card, saved }: { card: GiftCardOption; saved: GiftCardSaved }) => {
      const twin = storedTwin(card, context.giftCards);
      const id = twin?.id ?? card.id;
      const others = context.giftCards.filter((other) => other.id !== id);
      const added = { ...context, giftCards: twin === null ? [...others, card] : context.giftCards };
      const news = { lastFour: card.lastFour, balance: card.balance ?? 0, saved };
      const { methodId, giftCardIds } = context.choice;
      const unchosen = { methodId, giftCardIds: giftCardIds.filter((other) => other !== id) };
      const choice = withGiftCardToggled(unchosen, id);
      return { giftCards: added.giftCards, isTouched: true, choice: settledChoice(basisOf(added), choice), news };
    }),
    setTotal: assign(({ context }, { total, tip }: { total: Cents; tip: Cents }) => ({
      total,
      tip,
      choice: settledChoice(basisOf({ ...context, total, tip }), context.choice),
    })),
    setPlace: assign((_, { cafeId, takesTip }: { cafeId: string; takesTip: boolean }) => ({ cafeId, takesTip })),
    emitChosen: emit(({ context: { cartId, choice, giftCards, added } }) => ({
      type: 'payment.chosen' as const,
      cartId,
      choice,
      giftCards: giftCards.filter(({ isAdded }) => isAdded),
      added,
    })),
    emitFailed: emit({ type: 'storedPayment.failed' }),
    emitFault: emit((_, fault: { source: string; message: string }) => ({ type: 'fault.found' as const, ...fault })),
  },
}).createMachine({
  id: 'paymentSelection',
  context: ({ input }) => ({
    ...input,
    total: 0,
    tip: 0,
    methods: [],
    added: [],
    giftCards: [],
    hasGiftCardTipping: false,
    canSave: false,
    canPayByPhone: false,
    hasFailed: false,
    isTouched: false,
    choice: { methodId: null, giftCardIds: [] },
    news: null,
  }),
  initial: 'loading',
  on: {
    'total.changed': { actions: { type: 'setTotal', params: eventParams } },
    'payment.reloaded': { target: '.loading', reenter: true, actions: { type: 'setPlace', params: eventParams } },
  },
  states: {
    loading: {
      description: 'What a member keeps here is read, and what was chosen before (PAYSTORED-01).',
      invoke: {
        id: 'loadStored',
        src: 'loadStored',
        input: ({ context: { cartId, cafeId, takesTip } }) => ({ cartId, cafeId, takesTip }),
        onDone: { guard: is('loaded'), target: 'choosing', actions: { type: 'setStored', params: outcome('loaded') } },
        onError: { target: 'choosing', actions: ['setFailed', 'emitFailed'] },
      },
    },
    choosing: {
      description: 'The guest chooses one method, gift cards, or both.',
      initial: 'deciding',
      on: {
        'total.changed': { target: '.deciding', actions: { type: 'setTotal', params: eventParams } },
        'method.selected': {
          guard: { type: 'canSelect', params: eventParams },
          target: '.deciding',
          actions: [{ type: 'setMethod', params: eventParams }, 'emitChosen'],
        },
        'giftCard.toggled': {
          guard: { type: 'canToggle', params: eventParams },
          target: '.deciding',
          actions: [{ type: 'toggleGiftCard', params: eventParams }, 'emitChosen'],
        },
        'approval.requested': [
          { guard: { type: 'canConnect', params: eventParams }, target: 'connecting' },
          { guard: { type: 'canEnter', params: eventParams }, target: 'entering' },
          // The amount is what the wallet would pay.
          {
            guard: { type: 'canOpenWallet', params: eventParams },
            target: 'approving',
            actions: { type: 'setMethod', params: eventParams },
          },
        ],
        'giftCard.opened': 'adding',
        'stored.retried': 'loading',
      },
      states: {
        deciding: { always: [{ guard: 'isCovered', target: 'covered' }, { target: 'short' }] },
        covered: { description: 'All of the total is paid for.' },
        short: { description: 'Part of the total is left to pay (AMB-40).' },
      },
    },
    connecting: {
      description: 'The guest approves at PayPal, over the page; adding again reuses the one entry (ALLOC-11).',
      on: { 'approval.left': 'choosing' },
      invoke: {
        id: 'payPal',
        src: 'payPal',
        onDone: [
          { guard: is('saved'), target: 'choosing', actions: [{ type: 'setHeld', params: heldOf('payPal') }, 'emitChosen'] },
          { guard: is('left'), target: 'choosing' },
        ],
        onError: { target: 'choosing', actions: { type: 'emitFault', params: faultOf('payPal') } },
      },
    },
    approving: {
      description: 'The guest approves the amount in a wallet, over the page (PAYSTORED-17). Another amount later is approved anew.',
      on: { 'approval.left': 'choosing' },
      invoke: {
        id: 'wallet',
        src: 'wallet',
        input: ({ context }) => walletInput(context),
        onDone: [
          {
            guard: is('approved'),
            target: 'choosing',
            actions: [{ type: 'setHeld', params: ({ event: { output } }) => walletHeld(output) }, 'emitChosen'],
          },
          { guard: is('left'), target: 'choosing' },
        ],
        onError: { target: 'choosing', actions: { type: 'emitFault', params: faultOf('wallet') } },
      },
    },
    entering: {
      description: 'The guest types a Military Star card, over the page; adding again reuses the one entry (PAYSTORED-16, ALLOC-11).',
      on: { 'approval.left': 'choosing' },
      invoke: {
        id: 'paymentEntry',
        src: 'paymentEntry',
        input: { kind: 'milStar', id: null },
        onDone: [
          { guard: is('saved'), target: 'choosing', actions: [{ type: 'setHeld', params: heldOf('milStar') }, 'emitChosen'] },
          { guard: is('gone'), target: 'choosing' },
          { guard: is('left'), target: 'choosing' },
        ],
        onError: { target: 'choosing', actions: { type: 'emitFault', params: faultOf('paymentEntry') } },
      },
    },
    adding: {
      description: 'The guest types a gift card, over the page.',
      on: { 'approval.left': 'choosing' },
      invoke: {
        id: 'giftCard',
        src: 'giftCard',
        input: ({ context: { cafeId, canSave, giftCards } }) => ({
          cafeId,
          canSave,
          addedIds: giftCards.filter(({ isAdded }) => isAdded).map(({ id }) => id),
        }),
        onDone: [
          { guard: is('added'), target: 'choosing', actions: [{ type: 'addGiftCard', params: outcome('added') }, 'emitChosen'] },
          { guard: is('left'), target: 'choosing' },
        ],
        onError: { target: 'choosing', actions: { type: 'emitFault', params: faultOf('giftCard') } },
      },
    },
  },
});

/** Whether a gift card, chosen in addition, would pay something. */
export function wouldPay(context: PaymentSelectionContext, id: string): boolean {
  const giftCardIds = [...context.choice.giftCardIds, id];
  return allocate(basisOf(context), { methodId: null, giftCardIds }).giftCards.some((share) => share.id === id && share.cents > 0);
}
