import { assign, emit, enqueueActions, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';
import { allocate, BY_PHONE, settledChoice, withGiftCardToggled, withMethod } from '#domain/payment/allocation.ts';
import { withHeld, type AddableKind, type HeldPayment } from '#domain/payment/added.ts';
import { eachOnce, heldChoice, isChoosable, isLess, withTyped } from '#domain/payment/offered.ts';
import type { Cents } from '#domain/money/money.ts';
import type { giftCardMachine } from '../gift-card/gift-card.machine.ts';
import type { GiftCardOutput } from '../gift-card/gift-card.types.ts';
import { must } from '#domain/must.ts';
import { isWallet } from '#domain/payment/wallet.ts';
import { lazyFlow } from '../kit/lazy.ts';
import { eventParams, is, outcome } from '../kit/outcome.ts';
import { port } from '../kit/port.ts';
import type { paymentEntryMachine } from '../payment-entry/payment-entry.machine.ts';
import type { PaymentEntryOutput } from '../payment-entry/payment-entry.types.ts';
import type { payPalMachine } from '../pay-pal/pay-pal.machine.ts';
import type { PayPalOutput } from '../pay-pal/pay-pal.types.ts';
import type { walletMachine } from '../wallet/wallet.machine.ts';
import { basisOf, chosen, chosenIn, unread, withoutGiftCards, wouldPay, type Loaded } from './payment-selection.choice.ts';
import type {
  LoadStoredInput,
  LoadStoredResult,
  PaymentSelectionContext,
  PaymentSelectionEmitted,
  PaymentSelectionEvent,
  PaymentSelectionInput,
} from './payment-selection.types.ts';
import type { WalletOutput } from '../wallet/wallet.types.ts';

/** The flows that add a way to pay, over the page; each is the actor of its name. */
const flows = ['giftCard', 'payPal', 'paymentEntry', 'wallet'] as const;
type Added = DoneActorEvent<GiftCardOutput | PayPalOutput | PaymentEntryOutput | WalletOutput, (typeof flows)[number]>;

const heldIn = ({ event: { output } }: { readonly event: Added }) => ({ held: must('held' in output ? output.held : null, 'held') });

/** Who pays what: a method, gift cards before it, or both. All amounts come from one rule over what is chosen (ALLOC). */
export const paymentSelectionMachine = setup({
  types: {
    context: {} as PaymentSelectionContext,
    input: {} as PaymentSelectionInput,
    events: {} as PaymentSelectionEvent | Added | ErrorActorEvent<unknown, (typeof flows)[number]>,
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
    isOutdated: ({ context }) => context.isOutdated,
    // What is typed stays where everything is to be read again, except for a PIN that is asked for.
    isTyping: ({ context: { adding } }, { pinOf }: { pinOf?: string }) =>
      pinOf === undefined && (adding === 'giftCard' || adding === 'milStar'),
    isPinNeeded: ({ context }) => context.pinOf !== null,
    isCovered: ({ context }) => allocate(basisOf(context), context.choice).open === 0,
    canSelect: ({ context }, { id }: { id: string }) => isChoosable(context, id) && (id !== BY_PHONE || context.canPayByPhone),
    // A method that is chosen has something to pay: it is what a wallet approves.
    canAdd: ({ context }, { kind, pinOf }: { kind: AddableKind; pinOf?: string }) =>
      kind === 'giftCard'
        ? pinOf === undefined || context.giftCards.some(({ id, needsPin }) => id === pinOf && needsPin)
        : kind === context.choice.methodId,
    // What a wallet shows is not what would be paid any more.
    isOtherAmount: ({ context }, { total }: { total: Cents }) =>
      context.adding !== null && isWallet(context.adding) && total !== context.total,
    // One that nothing is left to pay for is not taken.
    canToggle: ({ context }, { id }: { id: string }) => context.choice.giftCardIds.includes(id) || wouldPay(context, id),
  },
  actions: {
    setStored: assign(({ context }, read: Loaded) => {
      // Read anew, what the guest has chosen here goes before what they chose earlier.
      const { giftCards: known, choice } = eachOnce(read.giftCards, context.isTouched ? context.choice : read.former);
      const giftCards = context.areGiftCardsOff ? withoutGiftCards(known) : known;
      const { methods, added, hasGiftCardTipping, canSave, canPayByPhone, hasFailed } = read;
      const lost = read.lost.length > 0 ? read.lost : context.lost;
      // One that the account has by now pays without a PIN.
      const pinOf = giftCards.find(({ id, needsPin }) => id === context.pinOf && needsPin)?.id ?? null;
      const offered = { methods, added, giftCards, hasGiftCardTipping, canSave, canPayByPhone, hasFailed, lost, pinOf };
      const loaded = { ...context, ...offered, areGiftCardsOff: false };
      // Where what is stored cannot be read, what was chosen of it is asked for again with it.
      const isTouched = hasFailed ? context.isTouched : choice !== null;
      const held = heldChoice(choice, loaded, giftCards);
      // The page has said of what went with a reload that it did.
      const isDropped = isLess(held, choice) && lost.length === 0;
      return { ...loaded, isTouched, choice: settledChoice(basisOf(loaded), held), news: isDropped ? ('dropped' as const) : null };
    }),
    setMethod: assign(({ context }, { id }: { id: string }) => chosen(context, withMethod(context.choice, id))),
    setAdding: assign(({ context }, { kind, pinOf }: { kind: AddableKind; pinOf?: string }) => ({
      adding: kind,
      pinOf: pinOf ?? context.pinOf,
    })),
    startAdding: enqueueActions(({ context, enqueue }) => {
      const { adding, cafeId, canSave, giftCards, pinOf } = context;
      if (adding === 'giftCard') {
        const addedIds = giftCards.filter(({ isAdded }) => isAdded).map(({ id }) => id);
        const card = giftCards.find(({ id }) => id === pinOf);
        const named = card === undefined ? null : { id: card.id, lastFour: card.lastFour };
        enqueue.spawnChild('giftCard', {
          id: 'giftCard',
          input: { cafeId, canSave: named === null && canSave, addedIds, pinOf: named },
        });
      } else if (adding === 'payPal') enqueue.spawnChild('payPal', { id: 'payPal' });
      else if (adding === 'milStar') enqueue.spawnChild('paymentEntry', { id: 'paymentEntry', input: { kind: 'milStar', id: null } });
      else if (adding !== null) {
        const cents = allocate(basisOf(context), context.choice).methodCents;
        enqueue.spawnChild('wallet', { id: 'wallet', input: { wallet: adding, cents } });
      }
    }),
    stopAdding: enqueueActions(({ enqueue }) => flows.forEach((flow) => enqueue.stopChild(flow))),
    clearAdding: assign({ adding: null }),
    clearPin: assign({ pinOf: null }),
    setHeld: assign(({ context }, { held }: { held: HeldPayment }) => {
      const id = must(context.adding, 'adding');
      return {
        added: withHeld(context.added, id, held),
        ...chosen(context, withMethod(context.choice, id)),
      };
    }),
    toggleGiftCard: assign(({ context }, { id }: { id: string }) => chosen(context, withGiftCardToggled(context.choice, id))),
    setGiftCardsOff: assign(({ context }) => {
      const giftCards = withoutGiftCards(context.giftCards);
      const choice = settledChoice(basisOf(context), { ...context.choice, giftCardIds: [] });
      return { giftCards, choice, isTouched: true, news: isLess(choice, context.choice) ? ('dropped' as const) : null };
    }),
    addGiftCard: assign(({ context: before }, { card, saved, ...asked }: Extract<GiftCardOutput, { kind: 'added' }>) => {
      const context = { ...before, hasGiftCardTipping: asked.hasGiftCardTipping ?? before.hasGiftCardTipping };
      const { id, lastFour } = card;
      const isAgain = context.giftCards.some((other) => other.id === id);
      const giftCards = withTyped(context.giftCards, card, saved === 'saved' && !context.hasFailed);
      const news = { lastFour, balance: card.balance ?? 0, saved, isAgain };
      const { methodId, giftCardIds } = context.choice;
      const unchosen = { methodId, giftCardIds: giftCardIds.filter((other) => other !== id) };
      const { hasGiftCardTipping } = context;
      return { giftCards, hasGiftCardTipping, ...chosen({ ...context, giftCards }, withGiftCardToggled(unchosen, id)), news };
    }),
    setTotal: assign(({ context }, { total, tip }: { total: Cents; tip: Cents }) => ({
      total,
      tip,
      choice: settledChoice(basisOf({ ...context, total, tip }), context.choice),
    })),
    setPlace: assign((_, { cafeId, pinOf = null }: { cafeId: string; pinOf?: string | null }) => ({
      cafeId,
      pinOf,
      adding: null,
    })),
    clearOutdated: assign({ isOutdated: false }),
    noteGiftCardsOff: assign({ areGiftCardsOff: true }),
    noteOutdated: assign((_, { cafeId }: { cafeId: string }) => ({ cafeId, isOutdated: true })),
    emitChosen: emit(({ context }) => chosenIn(context)),
    // What is gone or stored by now is not referred to any more.
    emitLoaded: enqueueActions(({ context, enqueue }) => {
      if (context.hasFailed) enqueue.emit({ type: 'storedPayment.failed' });
      else if (context.isTouched) enqueue.emit(chosenIn(context));
    }),
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
    pinOf: null,
    isOutdated: false,
    areGiftCardsOff: false,
    adding: null,
    choice: { methodId: null, giftCardIds: [] },
    news: null,
    lost: [],
  }),
  initial: 'loading',
  on: {
    'total.changed': { actions: { type: 'setTotal', params: eventParams } },
    'payment.reloaded': { target: '.loading', reenter: true, actions: { type: 'setPlace', params: eventParams } },
    'addition.left': { actions: 'clearPin' },
  },
  states: {
    loading: {
      description: 'What a member keeps here is read, and what was chosen before (PAYSTORED-01).',
      entry: 'clearOutdated',
      invoke: {
        id: 'loadStored',
        src: 'loadStored',
        input: ({ context: { cartId, cafeId } }) => ({ cartId, cafeId }),
        onDone: { guard: is('loaded'), target: 'choosing', actions: [{ type: 'setStored', params: outcome('loaded') }, 'emitLoaded'] },
        onError: { target: 'choosing', actions: [{ type: 'setStored', params: unread }, 'emitLoaded'] },
      },
      on: { 'giftCards.refused': { actions: 'noteGiftCardsOff' } },
    },
    choosing: {
      description: 'The guest chooses one method, gift cards, or both.',
      initial: 'deciding',
      entry: 'clearAdding',
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
        'addition.requested': {
          guard: { type: 'canAdd', params: eventParams },
          target: 'adding',
          actions: { type: 'setAdding', params: eventParams },
        },
        'giftCards.refused': { target: '.deciding', actions: ['setGiftCardsOff', 'emitChosen'] },
        'stored.retried': 'loading',
      },
      states: {
        deciding: {
          always: [
            { guard: 'isOutdated', target: '#paymentSelection.loading' },
            { guard: 'isPinNeeded', target: '#paymentSelection.adding', actions: { type: 'setAdding', params: { kind: 'giftCard' } } },
            { guard: 'isCovered', target: 'covered' },
            { target: 'short' },
          ],
        },
        covered: { description: 'All of the total is paid for.' },
        short: { description: 'Part of the total is left to pay (AMB-40).' },
      },
    },
    adding: {
      description:
        'A gift card is typed, or its PIN again, PayPal or the amount in a wallet approved, or a Military Star card typed, over the page. Adding again reuses the one entry; a wallet is left where another total comes (PAYSTORED-16, PAYSTORED-17, ALLOC-11).',
      entry: 'startAdding',
      exit: ['stopAdding', 'clearPin'],
      on: {
        'addition.left': 'choosing',
        'giftCards.refused': { actions: ['setGiftCardsOff', 'emitChosen'] },
        'payment.reloaded': { guard: { type: 'isTyping', params: eventParams }, actions: { type: 'noteOutdated', params: eventParams } },
        'total.changed': {
          guard: { type: 'isOtherAmount', params: eventParams },
          target: 'choosing',
          actions: { type: 'setTotal', params: eventParams },
        },
        'xstate.done.actor.*': [
          { guard: is('added'), target: 'choosing', actions: [{ type: 'addGiftCard', params: outcome('added') }, 'emitChosen'] },
          { guard: is('saved'), target: 'choosing', actions: [{ type: 'setHeld', params: heldIn }, 'emitChosen'] },
          { guard: is('approved'), target: 'choosing', actions: [{ type: 'setHeld', params: heldIn }, 'emitChosen'] },
          { guard: is('gone'), target: 'choosing' },
          { guard: is('left'), target: 'choosing' },
        ],
        'xstate.error.actor.*': {
          target: 'choosing',
          actions: { type: 'emitFault', params: ({ event }) => ({ source: event.actorId, message: String(event.error) }) },
        },
      },
    },
  },
});
