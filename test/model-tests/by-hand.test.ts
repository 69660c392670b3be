import { describe, expect, it } from 'vitest';
import { firstTimes, movesByHand } from '#model-tests/kit/by-hand.ts';
import { graphOf } from '#model-tests/kit/graph.ts';
import { looksOf } from '#model-tests/kit/distinct-screens.ts';
import { models } from '#model-tests/kit/models.ts';
import { tourOfNames } from '#model-tests/kit/tour.ts';
import { outcomeOf } from '#src/inspector/words.ts';

const answer = 'xstate.done.actor.price';
const pathOf = (...types: readonly string[]) => ({ edges: types.map((type) => ({ event: { type } })) });

describe('which moves of a path are made by hand', () => {
  it.for<[string, readonly string[], readonly boolean[], readonly boolean[]]>([
    ['those that are new', ['a.pressed', 'b.pressed'], [false, true], [false, true]],
    ['the gesture before a new answer', ['a.pressed', answer], [false, true], [true, true]],
    ['the gesture before an answer that follows another', ['a.pressed', answer, answer], [false, false, true], [true, false, true]],
    ['no gesture before that one', ['a.pressed', 'b.pressed', answer], [false, false, true], [false, true, true]],
    ['none on the way to a new gesture', ['a.pressed', answer, 'b.pressed'], [false, false, true], [false, false, true]],
    ['none after the last new move', [answer, 'a.pressed', answer], [true, false, false], [true, false, false]],
  ])('%s', ([, types, isNew, isByHand]) => {
    expect(movesByHand(pathOf(...types), isNew)).toEqual(isByHand);
  });

  it('in every flow each screen and each change once, with the gesture of each', () => {
    for (const { model } of models.filter(({ model: { hasNoView } }) => hasNoView !== true)) {
      const graph = graphOf(model);
      const looks = looksOf(model);
      const { paths } = tourOfNames(graph, looks);
      const isNew = firstTimes(paths, looks);
      const byHand = paths.flatMap((path) => path.edges.filter((_, at) => movesByHand(path, isNew.get(path)!)[at] === true));
      const every = graph.nodes.flatMap(({ edges }) => edges);
      expect(new Set(byHand.flatMap(looks))).toEqual(new Set(every.flatMap(looks)));
      const gestures = (edges: typeof every) => new Set(edges.map(({ event }) => event.type).filter((type) => outcomeOf(type) === null));
      expect(gestures(byHand)).toEqual(gestures(every));
    }
  });
});
