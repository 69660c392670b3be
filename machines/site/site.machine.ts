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
    isClosed: ({ context }) => context.features.maintenanceMode && !context.isDebug,
    isDebugged: ({ context }) => context.features.maintenanceMode,
  },
  actions: {
    setFeatures: assign((_, { features }: { features: Features }) => ({ features })),
    setKeys: assign((_, { keys }: Pick<SiteContext, 'keys'>) => ({ keys })),
    emitOpened: emit({ type: 'site.opened' }),
    emitRestored: emit({ type: 'connection.restored' }),
    tell: emit((_, fault: { source: 'features' | 'keys'; message: string }) => ({ type: 'fault.found', ...fault })),
  },
}).createMachine({
  id: 'site',
  context: ({ input }) => ({ ...input, features: featuresFrom({}, input), keys: {} }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Which features are on decides what the first page may show; without an answer the defaults hold.',
      invoke: {
        id: 'loadFeatures',
        src: 'loadFeatures',
        input: ({ context }) => ({ isTest: context.isTest }),
        onDone: { guard: is('loaded'), target: 'deciding', actions: { type: 'setFeatures', params: outcome('loaded') } },
        onError: { target: 'deciding', actions: { type: 'tell', params: faultOf('features') } },
      },
    },
    deciding: {
      always: [{ guard: 'isClosed', target: 'leaving' }, { guard: 'isDebugged', target: 'open.mode.debugged' }, { target: 'open' }],
    },
    leaving: {
      description: 'Under maintenance: the maintenance page takes over (MAINT-01, MAINT-02).',
      invoke: {
        id: 'openMaintenancePage',
        src: 'openMaintenancePage',
        onDone: { guard: is('opened'), target: 'left' },
        onError: 'open.mode.debugged',
      },
    },
    left: {
      description: 'The browser is on the maintenance page; coming back to this one asks again.',
      on: { 'page.shown': 'opening' },
    },
    open: {
      description: 'The guest walks through the pages.',
      type: 'parallel',
      entry: 'emitOpened',
      states: {
        mode: { initial: 'normal', states: { normal: {}, debugged: {} } },
        connection: {
          initial: 'online',
          states: { online: { on: { offline: 'offline' } }, offline: { on: { online: { target: 'online', actions: 'emitRestored' } } } },
        },
        keys: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                id: 'loadKeys',
                src: 'loadKeys',
                onDone: { guard: is('loaded'), target: 'loaded', actions: { type: 'setKeys', params: outcome('loaded') } },
                onError: { target: 'missing', actions: { type: 'tell', params: faultOf('keys') } },
              },
            },
            loaded: {},
            missing: {},
          },
        },
      },
    },
  },
});
