import { assign, emit, setup } from 'xstate';
import { featuresFrom, type Features } from '#domain/app/features.ts';
import { faultOf, is, outcome } from '../kit/outcome.ts';
import { port } from '../kit/port.ts';
import type {
  LoadFeaturesInput,
  LoadFeaturesResult,
  LoadKeysResult,
  SiteContext,
  SiteEmitted,
  SiteEvent,
  SiteInput,
} from './site.types.ts';

/** The site itself: what is switched on, whether it is open, and whether it can be reached (FLAGS, MAINT). */
export const siteMachine = setup({
  types: {
    context: {} as SiteContext,
    events: {} as SiteEvent,
    input: {} as SiteInput,
    emitted: {} as SiteEmitted,
  },
  actors: {
    loadFeatures: port<LoadFeaturesInput, LoadFeaturesResult>('loadFeatures'),
    loadKeys: port<void, LoadKeysResult>('loadKeys'),
    openMaintenancePage: port<void, { kind: 'opened' }>('openMaintenancePage'),
  },
  guards: {
    isClosed: ({ context }, { features }: { features: Features }) => features.maintenanceMode && !context.isDebug,
  },
  actions: {
    setFeatures: assign((_, { features }: { features: Features }) => ({ features })),
    setKeys: assign((_, { keys }: Pick<SiteContext, 'keys'>) => ({ keys })),
    emitFeatures: emit(({ context }) => ({ type: 'features.loaded', features: context.features })),
    emitRestored: emit({ type: 'connection.restored' }),
    emitFault: emit((_, fault: { source: 'features' | 'keys'; message: string }) => ({ type: 'fault.found', ...fault })),
  },
}).createMachine({
  id: 'site',
  // A closed site says so itself, each time anew.
  context: ({ input: { lastFeatures, ...input } }) => ({
    ...input,
    features: { ...featuresFrom(lastFeatures, input), maintenanceMode: false },
    keys: {},
  }),
  type: 'parallel',
  states: {
    features: {
      description: 'What is switched on, and whether the site is open.',
      initial: 'asking',
      states: {
        asking: {
          description: 'What is switched on is asked. Until the answer, the features of the last visit hold, else the defaults.',
          invoke: {
            id: 'loadFeatures',
            src: 'loadFeatures',
            input: ({ context }) => ({ isTest: context.isTest }),
            onDone: [
              {
                guard: { type: 'isClosed', params: outcome('loaded') },
                target: 'leaving',
                actions: { type: 'setFeatures', params: outcome('loaded') },
              },
              {
                guard: is('loaded'),
                target: 'settled',
                actions: [{ type: 'setFeatures', params: outcome('loaded') }, 'emitFeatures'],
              },
            ],
            onError: [
              // Back from the maintenance page, and no word that it is over.
              {
                guard: { type: 'isClosed', params: ({ context }) => context },
                target: 'leaving',
                actions: { type: 'emitFault', params: faultOf('features') },
              },
              { target: 'settled', actions: { type: 'emitFault', params: faultOf('features') } },
            ],
          },
        },
        settled: {},
        leaving: {
          description: 'Under maintenance: the maintenance page takes over (MAINT-01, MAINT-02).',
          invoke: {
            id: 'openMaintenancePage',
            src: 'openMaintenancePage',
            onDone: { guard: is('opened'), target: 'left' },
            onError: 'settled',
          },
        },
        left: {
          description: 'The browser is on the maintenance page; coming back to this one asks again.',
          on: { 'page.shown': 'asking' },
        },
      },
    },
    connection: {
      description: 'Whether the device has one.',
      initial: 'online',
      states: { online: { on: { offline: 'offline' } }, offline: { on: { online: { target: 'online', actions: 'emitRestored' } } } },
    },
    keys: {
      description: 'Keys of outside services.',
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'loadKeys',
            src: 'loadKeys',
            onDone: { guard: is('loaded'), target: 'loaded', actions: { type: 'setKeys', params: outcome('loaded') } },
            onError: { target: 'missing', actions: { type: 'emitFault', params: faultOf('keys') } },
          },
        },
        loaded: {},
        missing: {},
      },
    },
  },
});
