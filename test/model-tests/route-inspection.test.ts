import { fc } from '#test/kit/fast-check.ts';
import { describe, expect, it } from 'vitest';
import { roundsThrough, type Arc, type DirectedGraph } from '#model-tests/kit/route-inspection.ts';

/** Towns in which every place can be reached from the start. */
const towns = fc.array(fc.tuple(fc.nat(5), fc.nat(5), fc.boolean()), { minLength: 1, maxLength: 12 }).map((drawn): DirectedGraph => {
  const reached = [0];
  const streets: Arc[] = [];
  for (const [from, to, isOptional] of drawn) {
    const place = reached[from % reached.length]!;
    if (!reached.includes(to)) reached.push(to);
    streets.push({ from: place, to, isOptional });
  }
  return { size: 6, starts: [0], streets };
});
const allDue = (town: DirectedGraph): DirectedGraph => ({ ...town, streets: town.streets.map(({ from, to }) => ({ from, to })) });
const stepsOf = ({ rounds }: ReturnType<typeof roundsThrough>) => rounds.reduce((sum, { streets }) => sum + streets.length, 0);

/** Every round begins at a start, and each street where the one before it ended. */
function expectWalkable({ starts, streets }: DirectedGraph, { rounds }: ReturnType<typeof roundsThrough>) {
  for (const { start, streets: walked } of rounds) {
    let place = starts[start];
    for (const street of walked) {
      expect(streets[street]?.from).toBe(place);
      place = streets[street]?.to;
    }
  }
}

describe('the rounds through a town', () => {
  it('walk along every street, from starts on, in as many steps as the bound says', () => {
    fc.assert(
      fc.property(towns.map(allDue), (town) => {
        const result = roundsThrough(town);
        expectWalkable(town, result);
        expect(new Set(result.rounds.flatMap(({ streets }) => streets)).size).toBe(town.streets.length);
        expect(stepsOf(result)).toBe(result.lowerBound);
      }),
    );
  });

  it('walk along every street that is not optional', () => {
    fc.assert(
      fc.property(towns, (town) => {
        const result = roundsThrough(town);
        expectWalkable(town, result);
        const walked = new Set(result.rounds.flatMap(({ streets }) => streets));
        expect(town.streets.flatMap(({ isOptional }, street) => (isOptional === true || walked.has(street) ? [] : [street]))).toEqual([]);
        expect(stepsOf(result)).toBeGreaterThanOrEqual(result.lowerBound);
      }),
    );
  });

  it('are as short as the shortest that trying everything finds', () => {
    fc.assert(
      fc.property(
        towns.map(allDue).filter(({ streets }) => streets.length <= 5),
        (town) => {
          expect(stepsOf(roundsThrough(town))).toBe(shortestByTrying(town));
        },
      ),
    );
  });

  it('begin at every start at least once', () => {
    const { rounds } = roundsThrough({ size: 3, starts: [0, 2], streets: [{ from: 0, to: 1 }] });
    expect(rounds).toEqual([
      { start: 0, streets: [0] },
      { start: 1, streets: [] },
    ]);
  });

  it('prefer going on to beginning anew where both cost the same', () => {
    const ring = [
      { from: 0, to: 1 },
      { from: 1, to: 0 },
      { from: 0, to: 0 },
    ];
    expect(roundsThrough({ size: 2, starts: [0], streets: ring }).rounds).toHaveLength(1);
  });
});

/** Dijkstra over (place, streets walked); beginning anew costs nothing. */
function shortestByTrying({ streets }: DirectedGraph): number {
  const all = 2 ** streets.length - 1;
  let frontier = new Set(['0 0']);
  const seen = new Set(frontier);
  for (let steps = 0; ; steps += 1) {
    const next = new Set<string>();
    for (const state of withRestarts(frontier, seen)) {
      const [place = 0, walked = 0] = state.split(' ').map(Number);
      if (walked === all) return steps;
      for (const [street, { from, to }] of streets.entries()) {
        const reached = `${to} ${walked | (2 ** street)}`;
        if (from === place && !seen.has(reached)) next.add(reached);
      }
    }
    for (const state of next) seen.add(state);
    frontier = next;
  }
}

function withRestarts(frontier: ReadonlySet<string>, seen: Set<string>): ReadonlySet<string> {
  const all = new Set(frontier);
  for (const state of frontier) {
    const anew = `0 ${state.split(' ')[1]}`;
    if (!seen.has(anew)) {
      seen.add(anew);
      all.add(anew);
    }
  }
  return all;
}
