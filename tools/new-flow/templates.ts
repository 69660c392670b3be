const pascal = (name: string) => name.replaceAll(/(^|-)([a-z])/g, (_, _dash: string, letter: string) => letter.toUpperCase());
const camel = (name: string) => pascal(name).replace(/^./, (letter) => letter.toLowerCase());

/** The files of a new flow by path: one state that asks, one call, what it may answer, and the ways on. */
export function filesFor(name: string): Readonly<Record<string, string>> {
  const [Name, id] = [pascal(name), camel(name)];
  return {
    [`machines/${name}/${name}.types.ts`]: `export type ${Name}Event = { type: '${id}.confirmed' } | { type: '${id}.left' };

export type ${Name}Output = { kind: 'done' } | { kind: 'left' };

export type Perform${Name}Result = { kind: 'done' } | { kind: 'refused' };
`,
    [`machines/${name}/${name}.machine.ts`]: `import { setup } from 'xstate';
import { is } from '../kit/outcome.ts';
import { port } from '../kit/port.ts';
import type { Perform${Name}Result, ${Name}Event, ${Name}Output } from './${name}.types.ts';

const end = (output: ${Name}Output) => ({ type: 'final', output }) as const;

export const ${id}Machine = setup({
  types: { events: {} as ${Name}Event, output: {} as ${Name}Output },
  actors: { perform: port<void, Perform${Name}Result>('perform') },
}).createMachine({
  id: '${id}',
  initial: 'asking',
  on: { '${id}.left': '.left' },
  states: {
    asking: {
      description: 'The guest says yes, or leaves.',
      initial: 'fresh',
      on: { '${id}.confirmed': 'performing' },
      states: { fresh: {}, refused: {}, unreachable: {} },
    },
    performing: {
      description: 'The server does it.',
      invoke: {
        id: 'perform',
        src: 'perform',
        onDone: [
          { guard: is('done'), target: 'done' },
          { guard: is('refused'), target: 'asking.refused' },
        ],
        onError: 'asking.unreachable',
      },
    },
    done: end({ kind: 'done' }),
    left: end({ kind: 'left' }),
  },
  output: ({ event }) => event.output as ${Name}Output,
});
`,
    [`machines/${name}/${name}.screen.ts`]: `import type { SnapshotFrom } from 'xstate';
import type { ${id}Machine } from './${name}.machine.ts';

const troubles = ['refused', 'unreachable'] as const;

export type ${Name}Screen =
  | { kind: 'asking'; trouble: (typeof troubles)[number] | null }
  | { kind: 'performing' }
  | { kind: 'finished'; as: 'done' | 'left' };

export function ${id}Screen(snapshot: SnapshotFrom<typeof ${id}Machine>): ${Name}Screen {
  if (snapshot.output !== undefined) return { kind: 'finished', as: snapshot.output.kind };
  if (snapshot.matches('performing')) return { kind: 'performing' };
  return { kind: 'asking', trouble: troubles.find((trouble) => snapshot.matches({ asking: trouble })) ?? null };
}
`,
    [`src/views/${name}/${Name}View.tsx`]: `import type { ${Name}Screen } from '#machines/${name}/${name}.screen.ts';
import type { ${Name}Event } from '#machines/${name}/${name}.types.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';

interface ${Name}ViewProps {
  readonly screen: ${Name}Screen;
  readonly send: (event: ${Name}Event) => void;
}

export function ${Name}View({ screen, send }: ${Name}ViewProps) {
  if (screen.kind === 'finished') return null;
  return (
    <Page heading={text('app.name')}>
      {screen.kind === 'performing' && <Spinner label={text('page.loading')} />}
      {screen.kind === 'asking' && screen.trouble !== null && (
        <Notice tone="bad" isLive>
          {text(screen.trouble === 'refused' ? 'page.error' : 'shell.offline')}
        </Notice>
      )}
      {screen.kind === 'asking' && <Button onClick={() => send({ type: '${id}.confirmed' })}>{text('page.error.retry')}</Button>}
      <Button tone="quiet" onClick={() => send({ type: '${id}.left' })}>
        {text('shell.close')}
      </Button>
    </Page>
  );
}
`,
    [`model-tests/${name}.model.ts`]: `import { ${id}Machine } from '#machines/${name}/${name}.machine.ts';
import { ${id}Screen } from '#machines/${name}/${name}.screen.ts';
import { defineModel } from './kit/model.ts';

export const model = defineModel({
  machine: ${id}Machine,
  screen: ${id}Screen,
  screens: {
    asking: 'The question, and what went wrong before.',
    performing: 'The server does it.',
    finished: 'It is done, or left.',
  },
  invariants: {
    'is done only when the server says so': ({ snapshot: { output }, trail }) =>
      output?.kind !== 'done' || trail.at(-1)?.type === 'xstate.done.actor.perform',
  },
  sentences: {
    events: { '${id}.confirmed': 'Confirm.', '${id}.left': 'Leave.' },
    outcomes: { perform: { done: 'It is done.', refused: 'The server refuses.', failed: 'No answer comes.' } },
  },
  inputs: { anyone: undefined },
  payloads: {},
  outcomes: { perform: { done: [{}], refused: [{}] } },
});
`,
    [`model-tests/${name}.view.tsx`]: `import { ${Name}View } from '#src/views/${name}/${Name}View.tsx';
import type { View } from './kit/view.ts';
import type { model } from './${name}.model.ts';

export const view: View<typeof model> = (screen, send) => <${Name}View screen={screen} send={send} />;
`,
    [`model-tests/${name}.hands.ts`]: `import { expect } from 'vitest';
import { button } from './kit/control.ts';
import type { Hands } from './kit/hands.ts';
import { says } from './kit/page.ts';
import type { model } from './${name}.model.ts';

const confirm = button('Try again');

export const hands: Hands<typeof model> = {
  gestures: {
    '${id}.confirmed': () => confirm.click(),
    '${id}.left': () => button('Close').click(),
  },
  sees: {
    asking: ({ trouble }) => {
      if (trouble === null) return expect.element(confirm.locator).toBeVisible();
      return says(trouble === 'refused' ? /^This page could not be shown/ : /^You are offline/);
    },
    performing: () => says('Loading…'),
    finished: () => expect.element(confirm.locator).not.toBeInTheDocument(),
  },
};
`,
  };
}
