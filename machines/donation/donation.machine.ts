import { assign, emit, setup, type DoneActorEvent } from 'xstate';
import { callFailureOf, type CallFailure } from '#domain/app/call-failure.ts';
import { must } from '#domain/must.ts';
import { eventParams, is, outcome } from '../kit/outcome.ts';
import { port } from '../kit/port.ts';
import type {
  DonationContext,
  DonationEmitted,
  DonationEvent,
  DonationInput,
  DonationRequest,
  FindDonationInput,
  FindDonationResult,
  SaveDonationInput,
  SaveDonationResult,
} from './donation.types.ts';

/** What is being changed, or was last. */
export const requestOf = ({ request }: DonationContext): DonationRequest => must(request, 'request');

const found = ({ event }: { event: DoneActorEvent<FindDonationResult> }) => event.output;

/**
 * Donations of one cart (CART-17): each is added, changed and taken out by one call. The cart has what is given. After a lost answer it is read; the call
 * is repeated only when the guest asks for it.
 */
export const donationMachine = setup({
  types: {
    context: {} as DonationContext,
    input: {} as DonationInput,
    events: {} as DonationEvent,
    emitted: {} as DonationEmitted,
  },
  actors: {
    saveDonation: port<SaveDonationInput, SaveDonationResult>('saveDonation'),
    findDonation: port<FindDonationInput, FindDonationResult>('findDonation'),
  },
  guards: {
    hasNext: ({ context }) => context.next !== null,
    isGivenBeforeNext: ({ context }, { amount }: { amount: number }) => context.next !== null && requestOf(context).amount === amount,
    isAsRequested: ({ context }, { amount }: { amount: number }) => requestOf(context).amount === amount,
  },
  actions: {
    setRequest: assign((_, { donation, amount }: DonationRequest) => ({ request: { donation, amount } })),
    setNext: assign((_, { donation, amount }: DonationRequest) => ({ next: { donation, amount } })),
    takeNext: assign(({ context: { next } }) => ({ request: next, next: null })),
    emitSaved: emit(({ context }) => ({ type: 'donation.saved' as const, amount: requestOf(context).amount })),
    emitFailure: emit((_, { failure }: { failure: CallFailure }) => ({ type: 'api.failed' as const, failure })),
  },
}).createMachine({
  id: 'donation',
  context: ({ input }) => ({ ...input, request: null, next: null }),
  initial: 'resting',
  states: {
    resting: {
      description: 'No call is under way; the cart says what is given.',
      initial: 'calm',
      on: { 'donation.changed': { target: 'saving', actions: { type: 'setRequest', params: eventParams } } },
      states: {
        calm: {},
        saved: {},
        unsaved: { description: 'The cart is as it was; one button tries again.', on: { 'donation.retried': '#donation.saving' } },
      },
    },
    saving: {
      description: 'The donation goes into the cart, or out of it.',
      invoke: {
        id: 'saveDonation',
        src: 'saveDonation',
        input: ({ context }) => ({ cartId: context.cartId, request: requestOf(context) }),
        onDone: [
          { guard: is('saved'), target: 'resting.saved', actions: 'emitSaved' },
          { guard: is('refused'), target: 'resting.unsaved', actions: { type: 'emitFailure', params: outcome('refused') } },
        ],
        onError: {
          target: 'asking',
          actions: { type: 'emitFailure', params: ({ event }) => ({ failure: callFailureOf(event.error) }) },
        },
      },
    },
    asking: {
      description: 'No answer came: the cart says what is given.',
      invoke: {
        id: 'findDonation',
        src: 'findDonation',
        input: ({ context }) => ({ cartId: context.cartId, donationId: requestOf(context).donation.id }),
        onDone: [
          { guard: { type: 'isGivenBeforeNext', params: found }, target: 'saving', actions: ['emitSaved', 'takeNext'] },
          { guard: 'hasNext', target: 'saving', actions: 'takeNext' },
          {
            guard: { type: 'isAsRequested', params: found },
            target: 'resting.saved',
            actions: 'emitSaved',
          },
          { guard: is('found'), target: 'resting.unsaved' },
        ],
        onError: [{ guard: 'hasNext', target: 'saving', actions: 'takeNext' }, { target: 'unclear' }],
      },
    },
    unclear: {
      description:
        'The cart could not be read either; the guest asks again, or gives something else, which follows once the cart was asked.',
      on: {
        'answer.retried': 'asking',
        'donation.changed': { target: 'asking', actions: { type: 'setNext', params: eventParams } },
      },
    },
  },
});
