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

/** The stories of a flow, made from its model's file: what Storybook lists, and the module that it loads for them. Made again after an edit. */
export async function storiesIn(modelFile: string): Promise<Stories> {
  const flow = flowOf(modelFile);
  const model = (await modelsFor(flow)).get(flow);
  if (model === undefined) throw new Error(`${modelFile} has no model.`);
  const stories = made.get(model) ?? storiesOf(flow, model);
  made.set(model, stories);
  return stories;
}
/** Storybook asks twice: for its list, and for the module. */
const made = new WeakMap<AnyModel, Stories>();

interface Loaded {
  readonly models: ReadonlyMap<string, AnyModel>;
  readonly files: readonly { readonly file: string; readonly changed: number }[];
}
let loaded: Promise<Loaded> | null = null;

/** Every model by its flow: all at once, as they share most of their modules, and again after an edit. */
async function modelsFor(flow: string): Promise<Loaded['models']> {
  const latest = (loaded ??= load());
  const { models, files } = await latest;
  if (models.has(flow) && files.every(({ file, changed }) => changedAt(file) === changed)) return models;
  if (loaded === latest) loaded = load();
  return (await (loaded ?? load())).models;
}

async function load(): Promise<Loaded> {
  try {
    // Not `import()`, which would remember a machine as it was before an edit.
    const { module, dependencies } = await runnerImport<typeof import('#model-tests/kit/models.ts')>(MODELS, { configFile: false });
    return {
      models: new Map(module.models.map(({ flow, model }) => [flow, model])),
      files: dependencies.map((file) => ({ file, changed: changedAt(file) })),
    };
  } catch (error) {
    loaded = null;
    throw error;
  }
}
const MODELS = 'model-tests/kit/models.ts';
const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The stories of a flow, made from its model. */
export function storiesOf(flow: string, model: AnyModel): Stories {
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
