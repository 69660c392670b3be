import { statSync } from 'node:fs';
import { runnerImport } from 'vite';
import { distinctScreensOf } from '#model-tests/kit/distinct-screens.ts';
import type { AnyModel } from '#model-tests/kit/model.ts';
import { factsOf, flowOf } from './facts.ts';
import { titleOf } from './journeys.ts';

interface Story {
  readonly name: string;
  readonly exportName: string;
}

interface Stories {
  readonly title: string;
  readonly stories: readonly Story[];
  readonly source: string;
}

/** The stories of a flow, made from its model: what Storybook lists, and the module that it loads for them. Made again after an edit. */
export async function storiesIn(modelFile: string): Promise<Stories> {
  const known = made.get(modelFile);
  if (known !== undefined && known.files.every(({ file, changed }) => changedAt(file) === changed)) return known.stories;
  // Not `import()`, which would remember a machine as it was before an edit.
  const { module, dependencies } = await runnerImport<{ model: AnyModel }>(modelFile, { configFile: false });
  const stories = storiesOf(modelFile, module.model);
  made.set(modelFile, { stories, files: [modelFile, ...dependencies].map((file) => ({ file, changed: changedAt(file) })) });
  return stories;
}
/** Storybook asks twice: for its list, and for the module. */
const made = new Map<
  string,
  { readonly stories: Stories; readonly files: readonly { readonly file: string; readonly changed: number }[] }
>();
const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function storiesOf(modelFile: string, model: AnyModel): Stories {
  const flow = flowOf(modelFile);
  const looks = distinctScreensOf(model).map(({ name }): Story => ({ name, exportName: exportNameOf(name) }));
  const stories = [...looks, { name: 'Walk', exportName: 'Walk' }];
  const hasNoView = model.hasNoView === true;
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
