import { assign, emit, setup } from 'xstate';
import { must } from '#domain/must.ts';
import { isSameValue } from '#domain/same-value.ts';
import type { RemedyGate } from '#domain/remedy/gate.ts';
import { hasNoOption, type CreatedOffer, type RedeemedOffer, type RemedyOptions } from '#domain/remedy/remedy.ts';
import {
  isComplete,
  nothingSelected,
  remediesFor,
  remedyChosen,
  remedyToTake,
  setReason,
  stillOffered,
  toggleItem,
  toggleWholeOrder,
  type RemedySelection,
} from '#domain/remedy/selection.ts';
import { port } from '../kit/port.ts';
import type {
  CreateOfferInput,
  CreateOfferResult,
  NoAppeasement,
  ReadOptionsInput,
  ReadOptionsResult,
  ReadOrderInput,
  ReadOrderResult,
  RedeemOfferInput,
  RedeemOfferResult,
  RemedyContext,
  RemedyEmitted,
  RemedyEvent,
  RemedyInput,
  RemedyOrder,
  RemedyOutput,
  SelectNoAppeasementInput,
  SelectNoAppeasementResult,
} from './remedy.types.ts';

/** Another choice needs another offer. */
const chosen = (selection: RemedySelection) => ({ selection, offer: null, isIncomplete: false });

/** Where a guest may try again: nothing was given, or it is not known. */
const retriable: readonly (NoAppeasement | null)[] = ['failed', 'unsure'];

/** What the chart of a remedy is made of. */
export const remedySetup = setup({
  types: {
    context: {} as RemedyContext,
    input: {} as RemedyInput,
    events: {} as RemedyEvent,
    output: {} as RemedyOutput,
    emitted: {} as RemedyEmitted,
  },
  actors: {
    readOrder: port<ReadOrderInput, ReadOrderResult>('readOrder'),
    readOptions: port<ReadOptionsInput, ReadOptionsResult>('readOptions'),
    createOffer: port<CreateOfferInput, CreateOfferResult>('createOffer'),
    redeemOffer: port<RedeemOfferInput, RedeemOfferResult>('redeemOffer'),
    selectNoAppeasement: port<SelectNoAppeasementInput, SelectNoAppeasementResult>('selectNoAppeasement'),
  },
  guards: {
    isForced: ({ context: { gate } }) => gate?.kind === 'forced',
    isTooEarly: ({ context: { gate } }) => gate?.kind === 'tooEarly',
    hasNoOption: ({ context: { options } }) => hasNoOption(must(options, 'options')),
    hasRemedy: ({ context: { options, selection } }) => remediesFor(must(options, 'options'), selection).length > 0,
    hasChosen: ({ context: { options, selection } }) => remedyChosen(must(options, 'options'), selection) !== null,
    isOtherReason: ({ context: { selection } }, { lineItemId, groupId }: { lineItemId: string; groupId: string }) =>
      Object.hasOwn(selection.reasons, lineItemId) && selection.reasons[lineItemId] !== groupId,
    isComplete: ({ context: { selection } }) => isComplete(selection),
    isOtherRemedy: ({ context: { options, selection } }, { optionId }: { optionId: string }) =>
      optionId !== selection.optionId && remediesFor(must(options, 'options'), selection).some((remedy) => remedy.optionId === optionId),
    hasOffer: ({ context: { offer } }) => offer !== null,
    isAsShown: ({ context: { options, selection, offer } }) => remedyToTake(must(options, 'options'), selection, offer)?.before === null,
    isRetriable: ({ context: { why } }) => retriable.includes(why),
  },
  actions: {
    setOrder: assign((_, { order, gate }: { order: RemedyOrder; gate: RemedyGate }) => ({ order, gate, options: null })),
    setOptions: assign(({ context }, { options }: { options: RemedyOptions }) => {
      const selection = stillOffered(options, context.selection);
      return { options, selection, offer: isSameValue(selection, context.selection) ? context.offer : null };
    }),
    toggleItem: assign(({ context }, { lineItemId }: { lineItemId: string }) => chosen(toggleItem(context.selection, lineItemId))),
    setReason: assign(({ context }, { lineItemId, groupId }: { lineItemId: string; groupId: string }) =>
      chosen(setReason(context.selection, lineItemId, groupId)),
    ),
    toggleWholeOrder: assign(({ context }, { groupId }: { groupId: string }) => chosen(toggleWholeOrder(context.selection, groupId))),
    // The first is the one that most take.
    chooseFirst: assign(({ context }) => {
      const [first] = remediesFor(must(context.options, 'options'), context.selection);
      return chosen({ ...context.selection, optionId: first?.optionId ?? null });
    }),
    setOption: assign(({ context }, { optionId }: { optionId: string }) => chosen({ ...context.selection, optionId })),
    setIncomplete: assign({ isIncomplete: true }),
    setOffer: assign((_, { offer }: { offer: CreatedOffer }) => ({ offer })),
    clearOffer: assign({ offer: null }),
    setRedeemed: assign((_, { redeemed }: { redeemed: RedeemedOffer }) => ({ redeemed })),
    setForced: assign(({ context: { gate } }) => ({ why: gate?.kind === 'forced' ? gate.reason : null })),
    setWhy: assign((_, { why }: { why: NoAppeasement }) => ({ why })),
    clearWhy: assign({ why: null }),
    emitSelection: emit(({ context: { orderId, number, layout, selection, offer } }) => ({
      type: 'selection.changed' as const,
      held: { orderId, number, layout, selection, offer },
    })),
    emitSettled: emit({ type: 'remedy.settled' as const }),
    emitFault: emit((_, { why }: { why: NoAppeasement }) => ({
      type: 'fault.found' as const,
      source: 'remedy',
      message: `No appeasement: ${why}.`,
    })),
  },
});

/** The context of a remedy that is asked for. */
export const remedyContext = ({ selection, ...input }: RemedyInput): RemedyContext => ({
  ...input,
  selection: selection ?? nothingSelected,
  order: null,
  gate: null,
  options: null,
  isIncomplete: false,
  redeemed: null,
  why: null,
});

/** Where it is asked for: by the gate, and until that is known as it began. */
export const layoutIn = ({ gate, layout }: Pick<RemedyContext, 'gate' | 'layout'>) => (gate?.kind === 'open' ? gate.layout : layout);
