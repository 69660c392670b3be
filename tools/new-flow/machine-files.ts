import type { Names } from './names.ts';

/** Returns the machine of a new flow by path: one question, one call with an id, its outcomes, and two ends. */
export const machineFiles = ({ file, Type, id, words }: Names): Readonly<Record<string, string>> => ({
  [`machines/${file}/${file}.types.ts`]: `export interface ${Type}Input {
  /** Names the request before it is sent: the server takes a repeated one once. */
  readonly requestId: string;
}

export interface ${Type}Context extends ${Type}Input {
  /** Reason of the last refusal. */
  readonly reasonCode: string | null;
}

export type ${Type}Event = { type: '${id}.confirmed' } | { type: '${id}.left' };

export type ${Type}Output = { kind: 'confirmed' } | { kind: 'left' };

export type Confirm${Type}Input = { requestId: string };
export type Confirm${Type}Result = { kind: 'confirmed' } | { kind: 'refused'; reasonCode: string };
`,
  [`machines/${file}/${file}.machine.ts`]: `import { assign, setup } from 'xstate';
import { finalOutput, is, outcome } from '../kit/outcome.ts';
import { port } from '../kit/port.ts';
import type {
  Confirm${Type}Input,
  Confirm${Type}Result,
  ${Type}Context,
  ${Type}Event,
  ${Type}Input,
  ${Type}Output,
} from './${file}.types.ts';

/** Asks the guest to confirm the ${words}, and sends it once. */
export const ${id}Machine = setup({
  types: { context: {} as ${Type}Context, events: {} as ${Type}Event, input: {} as ${Type}Input, output: {} as ${Type}Output },
  actors: { confirm${Type}: port<Confirm${Type}Input, Confirm${Type}Result>('confirm${Type}') },
  actions: { setReason: assign((_, { reasonCode }: { reasonCode: string }) => ({ reasonCode })) },
}).createMachine({
  id: '${id}',
  context: ({ input }) => ({ ...input, reasonCode: null }),
  initial: 'asking',
  states: {
    asking: {
      description: 'The guest confirms, or leaves.',
      initial: 'fresh',
      on: { '${id}.confirmed': 'sending', '${id}.left': 'left' },
      states: { fresh: {}, refused: {}, unreachable: {} },
    },
    sending: {
      description: 'The request is at the server.',
      invoke: {
        id: 'confirm${Type}',
        src: 'confirm${Type}',
        input: ({ context: { requestId } }) => ({ requestId }),
        onDone: [
          { guard: is('confirmed'), target: 'confirmed' },
          { guard: is('refused'), target: 'asking.refused', actions: { type: 'setReason', params: outcome('refused') } },
        ],
        onError: 'asking.unreachable',
      },
    },
    confirmed: { type: 'final', output: { kind: 'confirmed' } satisfies ${Type}Output },
    left: { type: 'final', output: { kind: 'left' } satisfies ${Type}Output },
  },
  output: finalOutput<${Type}Output>,
});
`,
  [`machines/${file}/${file}.screen.ts`]: `import type { SnapshotFrom } from 'xstate';
import type { ${id}Machine } from './${file}.machine.ts';

const failures = ['refused', 'unreachable'] as const;

export type ${Type}Screen =
  | { kind: 'asking'; failure: (typeof failures)[number] | null; reasonCode: string | null; isSending: boolean }
  | { kind: 'finished'; as: 'confirmed' | 'left' };

/** Returns what the guest sees of the ${words}. */
export function ${id}Screen(snapshot: SnapshotFrom<typeof ${id}Machine>): ${Type}Screen {
  if (snapshot.output !== undefined) return { kind: 'finished', as: snapshot.output.kind };
  const failure = failures.find((asking) => snapshot.matches({ asking })) ?? null;
  return {
    kind: 'asking',
    failure,
    reasonCode: failure === 'refused' ? snapshot.context.reasonCode : null,
    isSending: snapshot.matches('sending'),
  };
}
`,
});
