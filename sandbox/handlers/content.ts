import * as v from 'valibot';
import { asset, ASSET_UNKNOWN, contentFragments } from '#contract/content.ts';
import { REQUEST_INVALID } from '#contract/refusals.ts';
import { files, fragments } from '../seeds/content.ts';
import type { World } from '../world/world.ts';
import { answering, refuse } from './answer.ts';

const Keys = v.object({ keys: v.array(v.string()) });

/** Returns the handlers of what editors write. */
export function contentHandlers(world: World) {
  const answer = answering(world);
  return [
    // The one query that is asked; a real server reads any.
    ...answer(contentFragments, ({ body: { variables } }) => {
      const asked = v.safeParse(Keys, variables);
      if (!asked.success) return refuse(422, REQUEST_INVALID);
      return {
        data: { fragments: fragments.filter(({ key }) => asked.output.keys.includes(key)).map((fragment) => ({ ...fragment })) },
      };
    }),

    ...answer(asset, ({ params: { path } }) =>
      files.includes(path) ? { path, url: `/content/${path}`, type: 'image/svg+xml' } : refuse(404, ASSET_UNKNOWN),
    ),
  ];
}
