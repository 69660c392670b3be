import { BY_PHONE } from '#domain/payment/allocation.ts';
import { paymentSelectionMachine } from '#machines/payment-selection/payment-selection.machine.ts';
import { paymentSelectionScreen } from '#machines/payment-selection/payment-selection.screen.ts';
import { defineModel } from '../kit/model.ts';
import { expiredCard, largeCard, mastercard, tenDollars, typedGift, visa } from '../samples/paying.ts';

const approved = { secretId: 'secret-2', label: 'ana@example.com', cents: null };

const names = {
  payPal: 'PayPal',
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
  milStar: 'a Military Star card',
  giftCard: 'a gift card',
};

const named: Readonly<Record<string, string>> = {
  new: 'Choose a card to type.',
  phone: 'Choose to pay by phone.',
  payPal: 'Choose PayPal.',
  applePay: 'Choose Apple Pay.',
  milStar: 'Choose the Military Star card.',
};

export const model = defineModel({
  machine: paymentSelectionMachine,
  screen: paymentSelectionScreen,
  screens: {
    loading: 'What is stored is read.',
    choosing: 'One method, gift cards before it, and who pays what.',
    adding: 'A gift card, PayPal, a wallet or a Military Star card is added, over the same.',
  },
  invariants: {
    'adds up to the total, and nothing pays less than nothing (ALLOC-12)': ({ screen, snapshot: { context } }) => {
      if (screen.kind === 'loading') return true;
      const amounts = [...screen.giftCards.map(({ cents }) => cents), screen.methodCents, screen.open];
      return amounts.every((cents) => cents >= 0) && amounts.reduce((sum, cents) => sum + cents, 0) === context.total;
    },
    'takes no more from a gift card than is on it (ALLOC-04)': ({ screen }) =>
      screen.kind === 'loading' || screen.giftCards.every(({ cents, balance }) => cents <= (balance ?? 0)),
    'has nothing chosen that pays nothing (ALLOC-03, ALLOC-06, ALLOC-09)': ({ screen, snapshot: { context } }) =>
      screen.kind === 'loading' ||
      context.total === 0 ||
      (screen.giftCards.every(({ isChosen, cents }) => isChosen === cents > 0) && (screen.methodId === null || screen.methodCents > 0)),
    'chooses no expired card (PAYSTORED-14)': ({ snapshot: { context } }) => context.choice.methodId !== expiredCard.id,
    'has the method chosen that was pressed last (ALLOC-01)': ({ snapshot: { context }, trail }) => {
      const last = trail.at(-1);
      return (
        last?.type !== 'method.selected' ||
        context.choice.methodId === null ||
        context.choice.methodId === last['id'] ||
        last['id'] === expiredCard.id ||
        (last['id'] === BY_PHONE && !context.canPayByPhone)
      );
    },
    'has a gift card that was just added among those that can pay (ALLOC-02)': ({ snapshot: { context }, trail }) =>
      trail.at(-1)?.output?.['kind'] !== 'added' || context.giftCards.some(({ id }) => id === typedGift.id),
    'opens the dialog by itself only for the PIN of a card that is there (GIFTCARD-11)': ({ snapshot: { context } }) =>
      context.adding === null ||
      context.pinOf === null ||
      (context.adding === 'giftCard' && context.giftCards.some(({ id }) => id === context.pinOf)),
    'pays nothing with a gift card whose PIN was refused (GIFTCARD-11)': ({ screen }) =>
      screen.kind === 'loading' || screen.giftCards.every(({ needsPin, isChosen, isOfUse }) => !needsPin || (!isChosen && !isOfUse)),
    'keeps a dialog in which something is typed where another person pays (GIFTCARD-12)': ({ screen, trail }) =>
      trail.at(-1)?.type !== 'payment.reloaded' || screen.kind === 'loading' || screen.kind === 'adding',
    'pays nothing with a gift card that is not taken now (GIFTCARD-11)': ({ screen }) =>
      screen.kind === 'loading' || screen.giftCards.every(({ isOff, isChosen, isOfUse }) => !isOff || (!isChosen && !isOfUse)),
    'has nothing beside a payment by phone (SUBMIT-03)': ({ snapshot: { context } }) =>
      context.choice.methodId !== BY_PHONE || context.choice.giftCardIds.length === 0,
    'has one entry of a kind, which adding again reuses (ALLOC-11)': ({ snapshot: { context }, trail }) => {
      const { added, methods } = context;
      const kinds = [
        ...added.map(({ id }) => id),
        ...methods.map(({ kind }) => kind).filter((kind) => kind === 'payPal' || kind === 'milStar'),
      ];
      const last = trail.at(-1);
      const id = last?.type.endsWith('payPal') ? 'payPal' : 'milStar';
      return (
        new Set(kinds).size === kinds.length &&
        (last?.output?.['kind'] !== 'saved' || added.some((method) => method.id === id && method.held !== null))
      );
    },
    'asks a wallet for what it would pay (ALLOC-05)': ({ screen, snapshot }) =>
      screen.kind !== 'adding' ||
      screen.adding !== 'applePay' ||
      (screen.methodId === 'applePay' && (snapshot.context.total === 0 || screen.methodCents > 0)),
    'is paid for exactly where nothing is left (AMB-40)': ({ screen, snapshot }) =>
      screen.kind !== 'choosing' || snapshot.matches({ choosing: 'covered' }) === (screen.open === 0),
  },
  sentences: {
    events: {
      'method.selected': ({ id }) => named[id] ?? `Choose the stored method ${id}.`,
      'giftCard.toggled': ({ id }) => `Tick or untick the gift card ${id}.`,
      'addition.requested': ({ kind, pinOf }) => (pinOf === undefined ? `Add ${names[kind]}.` : 'Enter the PIN of the refused gift card.'),
      'addition.left': 'Cancel, as its code does not come.',
      'stored.retried': 'Try again.',
      'giftCards.refused': 'An order is refused, as no gift cards are taken now.',
      'total.changed': ({ total }) => `The total is ${total} cents now.`,
      'payment.reloaded': ({ pinOf }) => (pinOf === undefined ? 'Another person pays.' : 'Enter the PIN of the typed gift card again.'),
    },
    outcomes: {
      loadStored: {
        loaded: ({ hasFailed }) =>
          hasFailed
            ? 'What is stored cannot be read; a typed gift card needs another PIN, and a page before had one.'
            : 'A member’s cards are there.',
        failed: 'Neither what is stored nor what can be added is known.',
      },
      paymentEntry: {
        saved: 'The Military Star card is good.',
        gone: 'The card is gone.',
        left: 'No card is typed.',
        failed: 'The flow of the card fails.',
      },
      wallet: { approved: 'The amount is approved.', left: 'Nothing is approved.', failed: 'The flow of the wallet fails.' },
      payPal: { saved: 'PayPal is approved.', left: 'PayPal is not approved.', failed: 'The flow of PayPal fails.' },
      giftCard: {
        added: ({ card: { lastFour } }) => `The gift card ending in ${lastFour} is added.`,
        left: 'No gift card is added.',
        failed: 'The flow of the gift card fails.',
      },
    },
  },
  inputs: { 'a cart': { cartId: 'cart-1', cafeId: '203' } },
  keys: [
    'canPayByPhone',
    'total',
    'choice',
    'methods',
    'added',
    'giftCards',
    'hasFailed',
    'isTouched',
    'pinOf',
    'isOutdated',
    'areGiftCardsOff',
    'adding',
  ],
  payloads: {
    'method.selected': [
      { id: 'new' },
      { id: 'phone' },
      { id: 'payPal' },
      { id: 'milStar' },
      { id: 'applePay' },
      { id: mastercard.id },
      { id: expiredCard.id },
    ],
    'addition.requested': [
      { kind: 'giftCard' },
      { kind: 'giftCard', pinOf: typedGift.id },
      { kind: 'payPal' },
      { kind: 'milStar' },
      { kind: 'applePay' },
    ],
    'giftCard.toggled': [{ id: tenDollars.id }, { id: largeCard.id }],
    'total.changed': [{ total: 2500, tip: 0 }],
    'payment.reloaded': [{ cafeId: '203' }, { cafeId: '203', pinOf: typedGift.id }],
  },
  outcomes: {
    loadStored: {
      loaded: [
        {
          methods: [],
          added: [
            { id: 'payPal', held: null },
            { id: 'milStar', held: null },
          ],
          giftCards: [{ ...typedGift, needsPin: true }],
          hasGiftCardTipping: false,
          canSave: false,
          canPayByPhone: true,
          hasFailed: true,
          former: null,
          lost: [{ kind: 'giftCard', lastFour: '5150' }],
        },
        {
          methods: [visa, mastercard, expiredCard],
          added: [{ id: 'applePay', held: null }],
          giftCards: [tenDollars, largeCard],
          hasGiftCardTipping: false,
          canSave: true,
          canPayByPhone: true,
          hasFailed: false,
          former: null,
          lost: [],
        },
      ],
    },
    payPal: { saved: [{ held: approved }], left: [{}] },
    wallet: {
      approved: [{ wallet: 'applePay', held: { secretId: 'secret-4', label: '', cents: 2500 } }],
      left: [{}],
    },
    paymentEntry: { saved: [{ held: { secretId: 'secret-3', label: '0004', cents: null } }], gone: [{}], left: [{}] },
    giftCard: { added: [{ card: typedGift, hasGiftCardTipping: null, saved: null }], left: [{}] },
  },
});
