import { must } from '#domain/must.ts';
import { eventParams, finalOutput, is, outcome } from '../kit/outcome.ts';
import { layoutIn, remedyContext, remedySetup } from './remedy.setup.ts';
import type { NoAppeasement, RemedyContext, RemedyOutput } from './remedy.types.ts';

/** A failed call leaves no remedy: the guest reads whom to call, and the error log has the reason. */
const failed = <const Why extends NoAppeasement>(why: Why) =>
  ({
    target: '#remedy.noAppeasement',
    actions: [
      { type: 'setWhy', params: { why } },
      { type: 'emitFault', params: { why } },
    ],
  }) as const;

/** An offer that was created may have been given by a call whose answer was lost. */
const failedToRead = [{ guard: 'hasOffer', ...failed('unsure') }, failed('failed')] as const;

/** There is no remedy, and nothing has failed. */
const without = <const Why extends NoAppeasement>(why: Why) =>
  ({ target: '#remedy.noAppeasement', actions: { type: 'setWhy', params: { why } } }) as const;

const asked = (context: RemedyContext) => ({ order: must(context.order, 'order'), layout: layoutIn(context) });
const orderIdOf = ({ order }: RemedyContext) => must(order, 'order').orderId;

/**
 * Makes an order right that was not (M35): what was wrong, what would help, and that once. What a reload or a lost answer leaves open is asked of
 * the server before anything is repeated, and an offer that was created is the one that is redeemed (decision 039).
 */
export const remedyMachine = remedySetup.createMachine({
  id: 'remedy',
  context: ({ input }) => remedyContext(input),
  initial: 'reading',
  on: { 'remedy.left': '.closed' },
  states: {
    reading: {
      description: 'The order, its cafe and what is switched on.',
      invoke: {
        id: 'readOrder',
        src: 'readOrder',
        input: ({ context: { orderId, number } }) => ({ orderId, number }),
        onDone: [
          { guard: is('read'), target: 'gate', actions: { type: 'setOrder', params: outcome('read') } },
          { guard: is('unknown'), ...without('unknown') },
          { guard: is('unauthorized'), target: 'interrupted' },
        ],
        onError: failedToRead,
      },
    },
    gate: {
      description: 'Whether it can be made right online, and already (REMEDY-01 to REMEDY-05, REMEDY-08 to REMEDY-10).',
      always: [
        { guard: 'isForced', target: 'noAppeasement', actions: 'setForced' },
        { guard: 'isTooEarly', target: 'tooEarly' },
        { target: 'loading' },
      ],
    },
    loading: {
      description: 'The server says what it offers, or what it has given already.',
      invoke: {
        id: 'readOptions',
        src: 'readOptions',
        input: ({ context }) => asked(context),
        onDone: [
          { guard: is('offered'), target: 'judging', actions: { type: 'setOptions', params: outcome('offered') } },
          { guard: is('redeemed'), target: 'redeemed', actions: { type: 'setRedeemed', params: outcome('redeemed') } },
          { guard: is('refused'), ...failed('refused') },
          { guard: is('unauthorized'), target: 'interrupted' },
        ],
        onError: failedToRead,
      },
    },
    judging: {
      always: [
        { guard: 'hasNoOption', ...failed('noOptions') },
        { guard: 'hasChosen', target: 'choosing.option' },
        { target: 'choosing.items' },
      ],
    },
    choosing: {
      description: 'The guest says what was wrong, and what would help.',
      initial: 'items',
      on: { 'none.chosen': 'telling' },
      states: {
        items: {
          description: 'What was wrong, item by item, or with the whole order.',
          on: {
            'item.toggled': { actions: [{ type: 'toggleItem', params: eventParams }, 'emitSelection'] },
            'reason.picked': {
              guard: { type: 'isOtherReason', params: eventParams },
              actions: [{ type: 'setReason', params: eventParams }, 'emitSelection'],
            },
            'whole.toggled': { actions: [{ type: 'toggleWholeOrder', params: eventParams }, 'emitSelection'] },
            'remedies.requested': [
              { guard: 'hasChosen', target: 'option' },
              { guard: 'hasRemedy', target: 'option', actions: ['chooseFirst', 'emitSelection'] },
              { guard: 'isComplete', ...failed('noOptions') },
              { actions: 'setIncomplete' },
            ],
          },
        },
        option: {
          description: 'What would make it right, and what it is worth.',
          on: {
            'option.picked': {
              guard: { type: 'isOtherRemedy', params: eventParams },
              actions: [{ type: 'setOption', params: eventParams }, 'emitSelection'],
            },
            'items.reopened': 'items',
            'remedy.accepted': [{ guard: 'hasOffer', target: '#remedy.redeeming' }, { target: '#remedy.creating' }],
          },
        },
      },
    },
    creating: {
      description: 'The offer is created; nothing is given by that.',
      on: { 'remedy.left': {} },
      invoke: {
        id: 'createOffer',
        src: 'createOffer',
        input: ({ context }) => ({ orderId: orderIdOf(context), selection: context.selection }),
        onDone: [
          { guard: is('created'), target: 'comparing', actions: [{ type: 'setOffer', params: outcome('created') }, 'emitSelection'] },
          { guard: is('given'), target: 'checking' },
          { guard: is('refused'), ...failed('refused') },
          { guard: is('unauthorized'), target: 'choosing.option' },
        ],
        onError: failed('failed'),
      },
    },
    comparing: {
      description: 'An offer of another value than the guest has agreed to is shown before it is redeemed.',
      always: [{ guard: 'isAsShown', target: 'redeeming' }, { target: 'choosing.option' }],
    },
    redeeming: {
      description: 'The remedy is given; it cannot be taken back.',
      on: { 'remedy.left': {} },
      invoke: {
        id: 'redeemOffer',
        src: 'redeemOffer',
        input: ({ context }) => ({ orderId: orderIdOf(context), offerId: must(context.offer, 'offer').offerId }),
        onDone: [
          { guard: is('redeemed'), target: 'redeemed', actions: { type: 'setRedeemed', params: outcome('redeemed') } },
          // Another tab may have had the order made right by another offer.
          { guard: is('refused'), target: 'checking', actions: ['clearOffer', 'emitSelection'] },
          { guard: is('unauthorized'), target: 'choosing.option' },
        ],
        onError: 'checking',
      },
    },
    checking: {
      description: 'No answer came, or a refusal: the server is asked what became of it before anything is repeated.',
      on: { 'remedy.left': {} },
      invoke: {
        id: 'readOptions',
        src: 'readOptions',
        input: ({ context }) => asked(context),
        onDone: [
          { guard: is('redeemed'), target: 'redeemed', actions: { type: 'setRedeemed', params: outcome('redeemed') } },
          { guard: is('offered'), target: 'ungiven' },
          { guard: is('refused'), ...failed('unsure') },
          { guard: is('unauthorized'), target: 'interrupted' },
        ],
        onError: failed('unsure'),
      },
    },
    ungiven: {
      description:
        'Nothing is given as yet: after a lost answer it may come late, and the offer is kept; after a refusal the offer is gone.',
      always: [{ guard: 'hasOffer', ...failed('unsure') }, failed('refused')],
    },
    telling: {
      description: 'The server is told that nothing of it helps; whether or not that arrives, a person does.',
      invoke: {
        id: 'selectNoAppeasement',
        src: 'selectNoAppeasement',
        input: ({ context }) => ({ orderId: orderIdOf(context) }),
        onDone: { guard: is('told'), ...without('none') },
        onError: failed('none'),
      },
    },
    interrupted: {
      description: 'The session has ended, and the app asks who the guest is. What was chosen is kept.',
      on: { 'remedy.retried': 'reading' },
    },
    noAppeasement: {
      description: 'Nothing online makes it right: a person does (REMEDY-06, REMEDY-07).',
      on: { 'remedy.retried': { guard: 'isRetriable', target: 'reading', actions: 'clearWhy' } },
    },
    redeemed: {
      description: 'It is made right: what the guest has, and where it can be used.',
      entry: 'emitSettled',
    },
    tooEarly: {
      type: 'final',
      output: ({ context: { order } }: { context: RemedyContext }): RemedyOutput => ({ kind: 'tooEarly', phone: order?.phone ?? '' }),
    },
    closed: { type: 'final', output: { kind: 'closed' } satisfies RemedyOutput },
  },
  output: finalOutput<RemedyOutput>,
});
