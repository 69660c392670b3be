import { assign, emit, setup } from 'xstate';
import { isRealCafe } from '#domain/cafe/cafe.ts';
import type { SearchArea } from '#domain/cafe/search-area.ts';
import { must } from '#domain/must.ts';
import type { DeliveryAddress, Destination, OrderCafe, Schedule } from '#domain/order/order.ts';
import { backTo, openStep, redirected, setUpOrderFrom, stepsOf, type SetupStep, isTableNumber } from '#domain/order/setup-steps.ts';
import { addressSearchMachine } from '../address-search/address-search.machine.ts';
import type { TypedAddress } from '../address-search/address-search.types.ts';
import { cafeSearchMachine } from '../cafe-search/cafe-search.machine.ts';
import { cafeSessionMachine } from '../cafe-session/cafe-session.machine.ts';
import { eventParams, finalOutput, is, outcome } from '../kit/outcome.ts';
import { port } from '../kit/port.ts';
import { slotsMachine } from '../slots/slots.machine.ts';
import { draftFrom, tableFrom, typedFrom, wordsOfDelivery } from './order-setup.start.ts';
import type {
  CheckMessagesInput,
  CheckMessagesResult,
  OrderSetupContext,
  OrderSetupEmitted,
  OrderSetupEvent,
  OrderSetupInput,
  OrderSetupOutput,
} from './order-setup.types.ts';

/** Setting up an order: how, where and when; each destination has its own steps (ORD-SETUP). */
export const orderSetupMachine = setup({
  types: {
    context: {} as OrderSetupContext,
    input: {} as OrderSetupInput,
    events: {} as OrderSetupEvent,
    emitted: {} as OrderSetupEmitted,
    output: {} as OrderSetupOutput,
    children: {} as {
      cafeSearch: 'cafeSearch';
      checkMessages: 'checkMessages';
      addressSearch: 'addressSearch';
      cafeSession: 'cafeSession';
      slots: 'slots';
    },
  },
  actors: {
    cafeSearch: cafeSearchMachine,
    checkMessages: port<CheckMessagesInput, CheckMessagesResult>('checkMessages'),
    addressSearch: addressSearchMachine,
    cafeSession: cafeSessionMachine,
    slots: slotsMachine,
  },
  guards: {
    needsSignIn: ({ context }) => context.needsSignIn,
    isGuestAllowed: ({ context }) => context.isGuestAllowed,
    isOpen: ({ context }, { step }: { step: SetupStep }) => openStep(context.draft) === step,
    isCafeNamed: ({ context }) =>
      isRealCafe(context.chosenCafeId) && openStep(context.draft) !== 'destination' && context.draft.cafe === null,
    isSetUp: ({ context }) => openStep(context.draft) === null,
    hasPrevious: ({ context }) => context.previous !== null,
    canReopen: ({ context: { draft, needsSignIn } }, { step }: { step: SetupStep }) =>
      !needsSignIn && stepsOf(draft.destination).includes(step),
    isAtTable: ({ context }) => isTableNumber(context.typedTable),
  },
  actions: {
    clearSignIn: assign({ needsSignIn: false }),
    emitGuest: emit({ type: 'guest.continued' }),
    setFeatures: assign((_, { features }: Pick<OrderSetupInput, 'features'>) => ({ features })),
    setDestination: assign(({ context }, { destination }: { destination: Destination }) => ({
      draft: redirected(context.draft, destination),
      lastDestination: null,
      correctedFrom: null,
    })),
    nameCafe: assign((_, { cafeId, distance, place }: { cafeId: string; distance: number; place: SearchArea }) => ({
      chosenCafeId: cafeId,
      distance,
      place,
    })),
    namePrevious: assign(({ context }) => ({ chosenCafeId: must(context.previous, 'previous').cafe.id, distance: null })),
    forgetCafe: assign({ chosenCafeId: null }),
    setAddress: assign(
      ({ context: { draft } }, { address, cafeId, distance }: { address: DeliveryAddress; cafeId: string; distance: number }) => ({
        draft: { ...draft, address },
        chosenCafeId: cafeId,
        distance,
      }),
    ),
    changeToPickup: assign(({ context: { draft } }, { place }: { place: SearchArea }) => ({ draft: redirected(draft, 'RPU'), place })),
    setCafe: assign(({ context }, { cafe, destination, isSlotted }: { cafe: OrderCafe; destination: Destination; isSlotted: boolean }) => ({
      draft: { ...redirected(context.draft, destination), cafe },
      correctedFrom: destination === context.draft.destination ? null : context.draft.destination,
      chosenCafeId: null,
      isSlotted,
    })),
    setSchedule: assign(({ context: { draft } }, { schedule }: { schedule: Schedule }) => ({ draft: { ...draft, schedule } })),
    setTypedTable: assign((_, { typed }: { typed: string }) => ({ typedTable: typed })),
    setTypedAddress: assign((_, { typed }: { typed: TypedAddress }) => ({ typedAddress: typed })),
    setTable: assign(({ context: { draft, typedTable } }) => ({ draft: { ...draft, tableNumber: Number(typedTable) } })),
    goBack: assign(({ context: { draft, lastDestination } }, { step }: { step: SetupStep }) => ({
      draft: backTo(step, draft),
      lastDestination: step === 'destination' ? (draft.destination ?? lastDestination) : null,
      isStartChecked: true,
      // A table is one of the cafe (ORD-SETUP-14).
      typedTable: '',
      chosenCafeId: null,
      correctedFrom: null,
    })),
  },
}).createMachine({
  id: 'orderSetup',
  context: ({ input }) => ({
    ...input,
    draft: draftFrom(input),
    chosenCafeId: input.cafeId,
    isSlotted: true,
    distance: null,
    place: null,
    correctedFrom: null,
    isStartChecked: false,
    typedAddress: typedFrom(input),
    typedTable: tableFrom(input),
    lastDestination: null,
  }),
  initial: 'arriving',
  on: {
    'features.changed': { actions: { type: 'setFeatures', params: eventParams } },
    'setup.left': '.abandoned',
    'step.reopened': {
      guard: { type: 'canReopen', params: eventParams },
      target: '.deciding',
      reenter: true,
      actions: { type: 'goBack', params: eventParams },
    },
  },
  states: {
    arriving: { always: [{ guard: 'needsSignIn', target: 'signingIn' }, { target: 'deciding' }] },
    signingIn: {
      description: 'The visitor signs in, or continues as a guest (ORD-SETUP-21 to -23).',
      on: {
        'guest.continued': { guard: 'isGuestAllowed', target: 'deciding', actions: ['clearSignIn', 'emitGuest'] },
        'member.arrived': { target: 'deciding', actions: 'clearSignIn' },
      },
    },
    deciding: {
      always: [
        { guard: 'isSetUp', target: 'completed' },
        { guard: { type: 'isOpen', params: { step: 'destination' } }, target: 'choosingDestination' },
        { guard: 'isCafeNamed', target: 'settingCafe' },
        { guard: { type: 'isOpen', params: { step: 'cafe' } }, target: 'selectingCafe' },
        { guard: { type: 'isOpen', params: { step: 'address' } }, target: 'selectingAddress' },
        { guard: { type: 'isOpen', params: { step: 'time' } }, target: 'selectingTime' },
        { target: 'selectingTable' },
      ],
    },
    choosingDestination: {
      description: 'The guest says how they want their food (GEN-02).',
      on: { 'destination.chosen': { target: 'deciding', actions: { type: 'setDestination', params: eventParams } } },
    },
    selectingCafe: {
      description: 'The guest chooses a cafe.',
      initial: 'searching',
      states: {
        searching: {
          description: 'The guest looks for a cafe.',
          on: { 'previous.chosen': { guard: 'hasPrevious', target: '#orderSetup.settingCafe', actions: 'namePrevious' } },
          invoke: {
            id: 'cafeSearch',
            src: 'cafeSearch',
            input: ({ context: { draft, place, start, features } }) => ({
              destination: must(draft.destination, 'destination'),
              place,
              start,
              canLocate: features.geolocationApi,
            }),
            onDone: { guard: is('picked'), target: 'checking', actions: { type: 'nameCafe', params: outcome('picked') } },
            onError: '#orderSetup.interrupted',
          },
        },
        checking: {
          description: 'Whether the picked cafe has a message for its guests; one without asks nothing (AMB-63).',
          invoke: {
            id: 'checkMessages',
            src: 'checkMessages',
            input: ({ context: { chosenCafeId } }) => ({ cafeId: must(chosenCafeId, 'chosenCafeId') }),
            onDone: [
              { guard: is('some'), target: 'confirming' },
              { guard: is('none'), target: '#orderSetup.settingCafe' },
            ],
            // Making the cafe ready asks the same, and says what failed.
            onError: '#orderSetup.settingCafe',
          },
        },
        confirming: {
          description: 'The guest reads the message of the cafe that they picked and says yes, or looks on (ORD-SETUP-16).',
          on: {
            'message.accepted': '#orderSetup.settingCafe',
            'message.declined': { target: 'searching', actions: 'forgetCafe' },
          },
        },
      },
    },
    selectingAddress: {
      description: 'The guest says where the delivery goes.',
      invoke: {
        id: 'addressSearch',
        src: 'addressSearch',
        input: ({ context: { typedAddress, isStartChecked, start, destination } }) => ({
          typed: typedAddress,
          isChecked: !isStartChecked && wordsOfDelivery({ start, destination }) !== null,
        }),
        onSnapshot: {
          actions: { type: 'setTypedAddress', params: ({ event: { snapshot } }) => ({ typed: snapshot.context.typed }) },
        },
        onDone: [
          { guard: is('found'), target: 'settingCafe', actions: { type: 'setAddress', params: outcome('found') } },
          {
            guard: is('pickup'),
            target: 'selectingCafe.checking',
            actions: [
              { type: 'changeToPickup', params: outcome('pickup') },
              { type: 'nameCafe', params: outcome('pickup') },
            ],
          },
          { guard: is('pickupElsewhere'), target: 'deciding', actions: { type: 'changeToPickup', params: outcome('pickupElsewhere') } },
        ],
        onError: 'interrupted',
      },
    },
    settingCafe: {
      description: 'The cafe is made ready for the order.',
      invoke: {
        id: 'cafeSession',
        src: 'cafeSession',
        input: ({ context: { chosenCafeId, distance, draft, features } }) => ({
          cafeId: must(chosenCafeId, 'chosenCafeId'),
          distance,
          destination: must(draft.destination, 'destination'),
          features,
        }),
        onDone: [
          { guard: is('set'), target: 'deciding', actions: { type: 'setCafe', params: outcome('set') } },
          { guard: is('notFound'), target: 'cafeNotFound', actions: 'forgetCafe' },
          { guard: is('unreachable'), target: 'cafeUnreachable' },
        ],
        onError: 'cafeUnreachable',
      },
    },
    cafeNotFound: {
      description: 'There is no such cafe; the guest looks for another (CAFE-14).',
      on: { 'step.retried': 'deciding' },
    },
    cafeUnreachable: {
      description: 'The cafe could not be fetched; the guest tries again, or goes back and looks for another.',
      on: { 'step.retried': 'deciding' },
    },
    selectingTime: {
      description: 'The guest says when.',
      invoke: {
        id: 'slots',
        src: 'slots',
        input: ({ context: { draft, isSlotted, distance } }) => {
          const { id, timeZone } = must(draft.cafe, 'cafe');
          return { cafeId: id, timeZone, destination: must(draft.destination, 'destination'), isSlotted, distance };
        },
        onDone: [
          { guard: is('chosen'), target: 'deciding', actions: { type: 'setSchedule', params: outcome('chosen') } },
          { guard: is('closed'), target: 'cafeClosed' },
        ],
        onError: 'interrupted',
      },
    },
    cafeClosed: {
      description: 'The cafe takes no such orders in these days; the guest goes back and looks for another, or for another way.',
    },
    interrupted: {
      description: 'A step failed; earlier answers are kept, and the guest begins the step again.',
      on: { 'step.retried': 'deciding' },
    },
    selectingTable: {
      description: 'The guest says at which table they sit.',
      initial: 'fresh',
      states: { fresh: {}, invalid: {} },
      on: {
        'table.typed': { target: '.fresh', actions: { type: 'setTypedTable', params: eventParams } },
        'table.chosen': [{ guard: 'isAtTable', target: 'deciding', actions: 'setTable' }, { target: '.invalid' }],
      },
    },
    completed: {
      type: 'final',
      output: ({ context: { draft, isGroup } }: { context: OrderSetupContext }): OrderSetupOutput => ({
        kind: 'completed',
        order: setUpOrderFrom(draft, { specialInstructions: '', isGroup }),
      }),
    },
    abandoned: { type: 'final', output: { kind: 'abandoned' } satisfies OrderSetupOutput },
  },
  output: finalOutput<OrderSetupOutput>,
});
