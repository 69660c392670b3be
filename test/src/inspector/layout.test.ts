import { describe, expect, it } from 'vitest';
import { models } from '#model-tests/kit/models.ts';
import { statesOf, transitionIdOf, transitionsOf } from '#model-tests/kit/transitions.ts';
import { layoutOf, type StateBox } from '#src/inspector/chart/layout.ts';

const overlaps = (one: StateBox, other: StateBox) =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

describe.for(models)('the picture of $flow', ({ model }) => {
  const { states, arrows, width, height } = layoutOf(model.machine);

  it('has every state once, within the picture', () => {
    expect(states.map(({ id }) => id).toSorted()).toEqual(
      statesOf(model)
        .map(({ id }) => id)
        .toSorted(),
    );
    for (const box of states) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width + 1);
      expect(box.y + box.height).toBeLessThanOrEqual(height + 1);
    }
  });

  it('lets no two states of one level overlap', () => {
    const leaves = states.filter(({ type }) => type === 'atomic' || type === 'final');
    const pairs = leaves.flatMap((one, at) => leaves.slice(at + 1).map((other) => [one, other] as const));
    expect(pairs.filter(([one, other]) => overlaps(one, other)).map(([one, other]) => `${one.id} ${other.id}`)).toEqual([]);
  });

  it('has every transition once', () => {
    const lines = [...states.flatMap((state) => state.lines), ...arrows.flatMap((arrow) => arrow.lines)];
    const drawn = lines.flatMap(({ transition }) => (transition === null ? [] : [transition]));
    expect(drawn.toSorted()).toEqual(transitionsOf(model).map(transitionIdOf).toSorted());
  });
});
