import type { Names } from './names.ts';

/** Returns the tests of a new flow by path: model, fixture and driver for the generated paths and stories, and its row in the table of faults. */
export const testFiles = ({ file, Type, id, words }: Names): Readonly<Record<string, string>> => ({
  [`model-tests/${file}/${file}.model.ts`]: `import { ${id}Machine } from '#machines/${file}/${file}.machine.ts';
import { ${id}Screen } from '#machines/${file}/${file}.screen.ts';
import { defineModel } from '../kit/model.ts';

export const model = defineModel({
  machine: ${id}Machine,
  screen: ${id}Screen,
  screens: {
    asking: 'The question, what went wrong before, and whether the request is on its way.',
    finished: 'Confirmed, or left.',
  },
  invariants: {
    'is confirmed only by the server': ({ screen, trail }) =>
      screen.kind !== 'finished' || screen.as !== 'confirmed' || trail.at(-1)?.output?.['kind'] === 'confirmed',
    'repeats a request under the same id': ({ snapshot: { context } }) => context.requestId === 'request-1',
  },
  sentences: {
    events: { '${id}.confirmed': 'Confirm the ${words}.', '${id}.left': 'Leave the ${words}.' },
    outcomes: {
      confirm${Type}: {
        confirmed: 'The server confirms.',
        refused: ({ reasonCode }) => \`The server refuses (\${reasonCode}).\`,
        failed: 'No answer comes.',
      },
    },
  },
  inputs: { 'a new request': { requestId: 'request-1' } },
  payloads: {},
  outcomes: { confirm${Type}: { confirmed: [{}], refused: [{ reasonCode: 'error.refused' }] } },
});
`,
  [`model-tests/${file}/${file}.fixture.tsx`]: `import { ${Type}View } from '#src/flows/${file}/${Type}View.tsx';
import type { Fixture } from '../kit/fixture.ts';
import type { model } from './${file}.model.ts';

export const fixture: Fixture<typeof model> = (screen, send) => (
  <main>
    <${Type}View screen={screen} send={send} />
  </main>
);
`,
  [`model-tests/${file}/${file}.driver.ts`]: `import { expect } from 'vitest';
import { button } from '../kit/control.ts';
import type { Driver } from '../kit/driver.ts';
import { says } from '../kit/page.ts';
import type { model } from './${file}.model.ts';

const confirm = button('Send it');
const failures = { refused: /^We couldn’t take this/, unreachable: /^We couldn’t reach the bakery/ };

export const driver: Driver<typeof model> = {
  perform: {
    '${id}.confirmed': () => confirm.click(),
    '${id}.left': () => button('Back to menu').click(),
  },
  expectScreen: {
    asking: async ({ failure, isSending }) => {
      if (failure !== null) await says(failures[failure]);
      if (isSending) await expect.element(confirm.locator).toHaveAttribute('aria-busy', 'true');
      else await expect.element(confirm.locator).not.toHaveAttribute('aria-busy');
    },
    finished: () => expect.element(confirm.locator).not.toBeInTheDocument(),
  },
};
`,
  [`test/faults/stages/${file}.ts`]: `import { createElement } from 'react';
import { runningActor } from '#machines/kit/lazy.ts';
import { ${id}Screen } from '#machines/${file}/${file}.screen.ts';
import { open${Type} } from '#src/routes/app/-${file}/${file}-page.tsx';
import { ${Type}View } from '#src/flows/${file}/${Type}View.tsx';
import { running } from '#test/kit/running.ts';
import { nameOf, openSiteWithCart } from '../site.ts';
import type { OpenStage } from '../stage.ts';

export const confirming: OpenStage = async (world) => {
  const site = await openSiteWithCart(world);
  open${Type}(site.context);
  await running(site.app.getSnapshot().children.${id});
  const flow = () => runningActor(site.app.getSnapshot().children.${id});
  const confirm = () => flow()?.send({ type: '${id}.confirmed' });
  return {
    site: () => site,
    act: confirm,
    state: () => {
      const actor = flow();
      return actor === null ? 'ended' : nameOf(actor);
    },
    page: () => {
      const actor = flow();
      return actor && createElement(${Type}View, { screen: ${id}Screen(actor.getSnapshot()), send: actor.send });
    },
    ways: { '${id}.confirm': confirm },
  };
};
`,
  [`test/faults/rows/${file}.ts`]: `import type { Row } from '../stage.ts';
import { confirming } from '../stages/${file}.ts';

/** The ${words}. */
export const ${id}Rows: readonly Row[] = [
  {
    endpoint: '${id}.confirm',
    when: 'The ${words} is confirmed',
    stage: confirming,
    failed: { state: 'asking.unreachable', says: '${id}.unreachable', offers: '${id}.confirm', leadsTo: 'ended' },
  },
];
`,
  [`test/faults/${file}.test.ts`]: `import { ${id}Rows } from './rows/${file}.ts';
import { testRows } from './test-rows.ts';

testRows(${id}Rows);
`,
});
