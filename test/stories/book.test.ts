import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { must } from '#domain/must.ts';
import { graphOf } from '#model-tests/kit/graph.ts';
import { distinctScreensOf } from '#model-tests/kit/distinct-screens.ts';
import { screenOf } from '#model-tests/kit/model.ts';
import { models } from '#model-tests/kit/models.ts';
import { factsOf } from '#tools/stories/facts.ts';
import { titleOf } from '#tools/stories/journeys.ts';
import { storiesIn, storiesOf } from '#tools/stories/generate.ts';

describe.for(models)('the stories of $flow', ({ flow, model }) => {
  it('show every state that the flow can be in, and in it every value of every field of its screen', () => {
    const { stories, source } = storiesOf(flow, model);
    const shown = new Map(distinctScreensOf(model).map((look) => [look.name, look.snapshot]));
    const snapshots = stories.flatMap(({ name }) => shown.get(name) ?? []);
    const valuesIn = (of: typeof snapshots) =>
      new Set(of.flatMap((snapshot) => Object.entries(screenOf(model, snapshot)).map((field) => JSON.stringify([snapshot.value, field]))));
    const missing = valuesIn(graphOf(model).nodes.map(({ snapshot }) => snapshot)).difference(valuesIn(snapshots));
    expect([...missing]).toEqual([]);
    expect(new Set(snapshots.map((snapshot) => screenOf(model, snapshot).kind))).toEqual(new Set(Object.keys(model.screens)));
    for (const { exportName } of stories) expect(source).toContain(`export const ${exportName} = `);
    expect(new Set(stories.map(({ exportName }) => exportName)).size).toBe(stories.length);
  });

  it('have a readable name in the book, under a journey or among those without a page', () => {
    const title = titleOf(flow, model.hasNoView === true);
    expect(title).toMatch(/^Flows(\/[A-Z][a-z ]+| without a page)\/[A-Z][a-z ]+$/);
  });

  it('come with a page that says what the flow is for', () => {
    expect(factsOf(flow).purpose).not.toBe('');
  });
});

it('gets the stories of a flow by the file of its model', async () => {
  const { flow, model } = must(
    models.find(({ model: { hasNoView } }) => hasNoView !== true),
    'flow',
  );
  expect(await storiesIn(`model-tests/${flow}/${flow}.model.ts`)).toEqual(storiesOf(flow, model));
});

it('has a story for every part of src/ui, or for the part that it is made for', () => {
  const sources = globSync(['stories/parts/*.stories.tsx', 'src/ui/*.tsx']).map((file) => readFileSync(file, 'utf8'));
  const parts = globSync('src/ui/*.tsx').map((file) => path.basename(file));
  expect(parts.filter((part) => !sources.some((source) => source.includes(`/${part}'`)))).toEqual([]);
});
