import { assign, setup } from 'xstate';
import { toggleAllergen } from '#domain/menu/allergen-rows.ts';
import { allergenRows, expandedBy, noAvoidance, type Allergen } from '#domain/menu/allergens.ts';
import { must } from '#domain/must.ts';
import { eventParams, finalOutput, is, outcome } from '../kit/outcome.ts';
import { port } from '../kit/port.ts';
import type {
  AllergensContext,
  AllergensEvent,
  AllergensInput,
  AllergensOutput,
  LoadAllergensInput,
  LoadAllergensResult,
  StoreAvoidanceInput,
  StoreAvoidanceResult,
} from './allergens.types.ts';

/** What a guest avoids: choosing it, and the question before something that has it goes into the cart (MENU-11, FLAGS-10). */
export const allergensMachine = setup({
  types: {
    context: {} as AllergensContext,
    input: {} as AllergensInput,
    events: {} as AllergensEvent,
    output: {} as AllergensOutput,
  },
  actors: {
    loadAllergens: port<LoadAllergensInput, LoadAllergensResult>('loadAllergens'),
    storeAvoidance: port<StoreAvoidanceInput, StoreAvoidanceResult>('storeAvoidance'),
  },
  guards: { isQuestion: ({ context }) => context.question !== null },
  actions: {
    setList: assign(({ context }, { list }: { list: readonly Allergen[] }) => ({ list, avoidance: expandedBy(list, context.avoidance) })),
    toggleAllergen: assign(({ context: { list, avoidance } }, { name }: { name: string }) => ({
      avoidance: toggleAllergen(allergenRows(list), avoidance, name),
    })),
    toggleDiet: assign(({ context: { avoidance } }, { diet }: { diet: string }) => ({
      avoidance: {
        ...avoidance,
        diets: avoidance.diets.includes(diet) ? avoidance.diets.filter((other) => other !== diet) : [...avoidance.diets, diet],
      },
    })),
    toggleKeeping: assign(({ context }) => ({ isKept: !context.isKept })),
    clearChoices: assign({ avoidance: noAvoidance }),
  },
}).createMachine({
  id: 'allergens',
  context: ({ input }) => ({ ...input, list: [] }),
  initial: 'deciding',
  on: { 'allergens.left': '.closed' },
  states: {
    deciding: { always: [{ guard: 'isQuestion', target: 'asking' }, { target: 'loading' }] },
    loading: {
      description: 'The list of allergens is fetched (MENU-10).',
      invoke: {
        id: 'loadAllergens',
        src: 'loadAllergens',
        input: ({ context: { cafeId } }) => ({ cafeId }),
        onDone: { guard: is('loaded'), target: 'choosing', actions: { type: 'setList', params: outcome('loaded') } },
        onError: 'unloaded',
      },
    },
    unloaded: {
      description: 'The list did not come; the guest tries again.',
      on: { 'list.retried': 'loading' },
    },
    choosing: {
      description: 'The guest chooses what to hide.',
      initial: 'free',
      states: { free: {}, unsaved: { description: 'This device did not take it; the guest tries again.' } },
      on: {
        'allergen.toggled': { actions: { type: 'toggleAllergen', params: eventParams } },
        'diet.toggled': { actions: { type: 'toggleDiet', params: eventParams } },
        'keeping.toggled': { actions: 'toggleKeeping' },
        'choices.cleared': { actions: 'clearChoices' },
        'choices.saved': 'saving',
      },
    },
    saving: {
      description: 'It is stored on this device.',
      invoke: {
        id: 'storeAvoidance',
        src: 'storeAvoidance',
        input: ({ context: { avoidance, isKept } }) => ({ avoidance, isKept }),
        onDone: { guard: is('stored'), target: 'saved' },
        onError: 'choosing.unsaved',
      },
    },
    asking: {
      description: 'Something has what the guest avoids; it is added only by their word.',
      on: { 'item.accepted': 'accepted' },
    },
    saved: { type: 'final', output: { kind: 'saved' } satisfies AllergensOutput },
    accepted: {
      type: 'final',
      output: ({ context }: { context: AllergensContext }): AllergensOutput => ({
        kind: 'accepted',
        line: must(context.question, 'question').line,
      }),
    },
    closed: { type: 'final', output: { kind: 'closed' } satisfies AllergensOutput },
  },
  output: finalOutput<AllergensOutput>,
});
