import { assign, setup } from 'xstate';
import { must } from '#domain/must.ts';
import { eventParams, finalOutput, is, outcome } from '../kit/outcome.ts';
import { port } from '../kit/port.ts';
import type {
  GiftCardContext,
  GiftCardEvent,
  GiftCardInput,
  GiftCardOutput,
  GiftCardSaved,
  InquireInput,
  InquireResult,
  ProveInput,
  ProveResult,
  ReadCapResult,
  SaveCardInput,
  SaveCardResult,
} from './gift-card.types.ts';

/** Adding a gift card, or entering its PIN again: its balance is asked for, with the proof that a person asks (GIFTCARD-09, -10). Number and PIN stay in the vault. */
export const giftCardMachine = setup({
  types: {
    context: {} as GiftCardContext,
    input: {} as GiftCardInput,
    events: {} as GiftCardEvent,
    output: {} as GiftCardOutput,
  },
  actors: {
    readCap: port<void, ReadCapResult>('readCap'),
    prove: port<ProveInput, ProveResult>('prove'),
    inquire: port<InquireInput, InquireResult>('inquire'),
    saveCard: port<SaveCardInput, SaveCardResult>('saveCard'),
  },
  guards: { isToSave: ({ context: { isSaved, canSave } }) => isSaved && canSave },
  actions: {
    setSubmitted: assign((_, { secretId, isSaved }: { secretId: string; isSaved: boolean }) => ({ secretId, isSaved, proofId: null })),
    setProof: assign((_, { proofId }: { proofId: string | null }) => ({ proofId })),
    setCard: assign((_, { card, hasGiftCardTipping }: Pick<GiftCardContext, 'card' | 'hasGiftCardTipping'>) => ({
      card,
      hasGiftCardTipping,
    })),
    setSaved: assign((_, { saved }: { saved: GiftCardSaved }) => ({ saved })),
  },
}).createMachine({
  id: 'giftCard',
  context: ({ input }) => ({ ...input, secretId: null, isSaved: false, proofId: null, card: null, hasGiftCardTipping: null, saved: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Whether inquiries are still made in this session.',
      on: { 'giftCard.left': 'left' },
      invoke: {
        id: 'readCap',
        src: 'readCap',
        onDone: [
          { guard: is('open'), target: 'filling' },
          { guard: is('blocked'), target: 'blocked' },
        ],
        onError: 'filling',
      },
    },
    filling: {
      description: 'The guest types number and PIN, or the PIN alone (GIFTCARD-12).',
      initial: 'fresh',
      on: {
        'giftCard.submitted': { target: 'proving', actions: { type: 'setSubmitted', params: eventParams } },
        'giftCard.left': 'left',
      },
      states: {
        fresh: {},
        unknown: { description: 'There is no such card, or the PIN is another; it counts (GIFTCARD-08).' },
        empty: {},
        known: {},
        disabled: {},
        unproven: { description: 'The captcha gave no answer, or the server does not take it; no balance was asked for.' },
        unreachable: { description: 'No answer in 5 seconds; it does not count as a failure.' },
      },
    },
    proving: {
      description: 'A captcha gives its answer, where one is configured (GIFTCARD-09).',
      on: { 'giftCard.left': 'left' },
      invoke: {
        id: 'prove',
        src: 'prove',
        input: ({ context: { secretId } }) => ({ secretId: must(secretId, 'secretId') }),
        onDone: { guard: is('proven'), target: 'inquiring', actions: { type: 'setProof', params: outcome('proven') } },
        onError: 'filling.unproven',
      },
    },
    inquiring: {
      description: 'The server is asked for the balance.',
      on: { 'giftCard.left': 'left' },
      invoke: {
        id: 'inquire',
        src: 'inquire',
        input: ({ context: { secretId, proofId, cafeId, addedIds, pinOf } }) => ({
          secretId: must(secretId, 'secretId'),
          proofId,
          cafeId,
          addedIds,
          pinOf: pinOf?.id ?? null,
        }),
        onDone: [
          { guard: is('found'), target: 'found', actions: { type: 'setCard', params: outcome('found') } },
          { guard: is('unknown'), target: 'filling.unknown' },
          { guard: is('empty'), target: 'filling.empty' },
          { guard: is('known'), target: 'filling.known' },
          { guard: is('disabled'), target: 'filling.disabled' },
          { guard: is('unproven'), target: 'filling.unproven' },
          { guard: is('blocked'), target: 'blocked' },
        ],
        onError: 'filling.unreachable',
      },
    },
    found: {
      always: [{ guard: 'isToSave', target: 'saving' }, { target: 'added' }],
    },
    saving: {
      description: 'The card goes into the account of the member (C-89). It pays for this order however that ends.',
      on: { 'giftCard.left': { target: 'added', actions: { type: 'setSaved', params: { saved: 'unsure' } } } },
      invoke: {
        id: 'saveCard',
        src: 'saveCard',
        input: ({ context: { card } }) => ({ card: must(card, 'card') }),
        onDone: [
          { guard: is('saved'), target: 'added', actions: { type: 'setSaved', params: { saved: 'saved' } } },
          { guard: is('bonus'), target: 'added', actions: { type: 'setSaved', params: { saved: 'bonus' } } },
          { guard: is('failed'), target: 'added', actions: { type: 'setSaved', params: { saved: 'failed' } } },
          { guard: is('unsure'), target: 'added', actions: { type: 'setSaved', params: { saved: 'unsure' } } },
        ],
        onError: { target: 'added', actions: { type: 'setSaved', params: { saved: 'failed' } } },
      },
    },
    blocked: {
      description: 'Too many inquiries have failed: nothing is asked any more (GIFTCARD-07, OPEN-17).',
      on: { 'giftCard.left': 'left' },
    },
    added: {
      type: 'final',
      output: ({ context }: { context: GiftCardContext }): GiftCardOutput => ({
        kind: 'added',
        card: must(context.card, 'card'),
        hasGiftCardTipping: context.hasGiftCardTipping,
        saved: context.saved,
      }),
    },
    left: { type: 'final', output: { kind: 'left' } satisfies GiftCardOutput },
  },
  output: finalOutput<GiftCardOutput>,
});
