import { runnerImport } from 'vite';
import { distinctScreensOf } from '#model-tests/kit/distinct-screens.ts';
import type { AnyModel } from '#model-tests/kit/model.ts';
import { factsOf, flowOf } from './facts.ts';
import { titleOf } from './journeys.ts';

interface Story {
  readonly name: string;
  readonly exportName: string;
}

/** The stories of a flow, made from its model: what Storybook lists, and the module that it loads for them. */
export async function storiesIn(modelFile: string) {
  // Not `import()`, which would remember a machine as it was before an edit.
  const { module } = await runnerImport<{ model: AnyModel }>(modelFile, { configFile: false });
  const flow = flowOf(modelFile);
  const looks = distinctScreensOf(module.model).map(({ name }): Story => ({ name, exportName: exportNameOf(name) }));
  const stories = [...looks, { name: 'Walk', exportName: 'Walk' }];
  const hasNoView = module.model.hasNoView === true;
  const title = titleOf(flow, hasNoView);
  return { title, stories, source: sourceOf(flow, title, looks, hasNoView) };
}

const sourceOf = (flow: string, title: string, looks: readonly Story[], hasNoView: boolean) => `
import { flowDocs } from '#stories/flows/FlowDocs.tsx';
import { flowStories } from '#stories/flows/flow-stories.tsx';
import { model } from '#model-tests/${flow}/${flow}.model.ts?model';
${hasNoView ? "import { unseenView } from '#stories/flows/unseen-view.tsx';" : `import { fixture } from '#model-tests/${flow}/${flow}.fixture.tsx';`}

export default {
  title: '${title}',
  tags: ['autodocs'],
  parameters: { docs: { page: flowDocs('${flow}', model, ${JSON.stringify(factsOf(flow))}) } },
};
const { at, walk } = flowStories(model, ${hasNoView ? 'unseenView(model)' : 'fixture'});
${looks.map(({ name, exportName }) => `export const ${exportName} = at(${JSON.stringify(name)});`).join('\n')}
export const Walk = walk();
`;

const exportNameOf = (name: string) => name.replaceAll(/(?:^|\W+)(\w)/g, (_, letter: string) => letter.toUpperCase());
