import { describe, expect, it } from 'vitest';
import { assign, emit, setup } from 'xstate';
import { must } from '#domain/must.ts';
import { coverageOf } from '#model-tests/kit/coverage.ts';
import { describeCounterExample } from '#model-tests/kit/counter-example.ts';
import { execute } from '#model-tests/kit/execution.ts';
import { graphOf } from '#model-tests/kit/graph.ts';
import { defineModel } from '#model-tests/kit/model.ts';
import { models } from '#model-tests/kit/models.ts';
import { describeFailure, walkAtRandom } from '#model-tests/kit/random.ts';
import { counterExampleTo, tableFrom, tableOf, textOf } from '#model-tests/kit/table.ts';
import { LONG, pathsOf, tourOfNames } from '#model-tests/kit/tour.ts';
import { greedySteps, longestWay } from './greedy.ts';

/** A lamp that breaks when it is lit too often; with `most` it has as many snapshots as asked for. */
function lampOf({ most = 3, goesOutTo = 'dark' }: { most?: number; goesOutTo?: 'dark' | 'broken' } = {}) {
  const machine = setup({
    types: { context: {} as { times: number }, events: {} as { type: 'switch.pressed' } | { type: 'time.passed' } },
    guards: { isWorn: ({ context }) => context.times >= most },
    actions: { count: assign({ times: ({ context }) => context.times + 1 }), tell: emit({ type: 'lamp.lit' }) },
  }).createMachine({
    id: 'lamp',
    context: { times: 0 },
    initial: 'dark',
    states: {
      dark: {
        on: {
          'switch.pressed': [
            { guard: 'isWorn', target: 'broken' },
            { target: 'lit', actions: ['count', 'tell'] },
          ],
        },
      },
      lit: { on: { 'switch.pressed': goesOutTo, 'time.passed': 'dark' } },
      broken: { type: 'final' },
    },
  });
  return defineModel({
    machine,
    screen: ({ value, context }) => ({ kind: value, times: context.times }),
    screens: { dark: '', lit: '', broken: '' },
    sentences: { events: { 'switch.pressed': 'Press the switch.', 'time.passed': 'Time passes.' }, outcomes: {} },
    invariants: { 'is lit at most twice': ({ snapshot }) => snapshot.context.times <= 2 },
    inputs: { new: undefined },
    payloads: {},
    outcomes: {},
  });
}

describe('a graph', () => {
  it('says which key of the context explodes when its limit is passed', () => {
    const model = { ...lampOf({ most: 10_000 }), limit: 50 };
    expect(() => graphOf(model)).toThrow(/lamp has more than 50 snapshots: in its context "times" has \d+ values/);
  });

  it('has the same path ids for the same model', () => {
    const [one, other] = [lampOf(), lampOf()].map((model) => pathsOf(model).map(({ id }) => id));
    expect(one).toEqual(other);
    expect(new Set(one).size).toBe(one?.length);
  });
});

describe.for(models)('the tour of $flow', ({ model }) => {
  it('of every edge is never longer than the greedy one, but for the ways back after long paths', () => {
    const graph = graphOf(model);
    const { paths, steps } = tourOfNames(graph, (edge) => [edge]);
    const waysBack = paths.filter(({ edges }) => edges.length >= LONG).length * longestWay(graph);
    expect(steps).toBeLessThanOrEqual(greedySteps(graph) + waysBack);
  });
});

describe('coverage', () => {
  it('names what the paths miss', () => {
    const model = { ...lampOf({ most: 0 }) };
    const { states, transitions, guards, screens } = coverageOf(model);
    expect(states.missing).toEqual(['lamp.lit']);
    expect(transitions.missing).toContain('lamp.dark --switch.pressed--> lamp.lit');
    expect(guards.missing).toEqual(['lamp.dark --switch.pressed [isWorn]--> lamp.broken does not hold']);
    expect(screens.missing).toEqual(['lit']);
  });
});

describe('an execution', () => {
  it('fails where an invariant does not hold', async () => {
    const lamp = execute(lampOf(), undefined);
    const night = [{ type: 'switch.pressed' }, { type: 'time.passed' }];
    for (const event of [...night, ...night]) await lamp.move(event);
    await expect(lamp.move({ type: 'switch.pressed' })).rejects.toThrow(/is lit at most twice/);
  });

  it('along a graph fails where the live actor is not where the graph says, and where it emits something else', async () => {
    const model = lampOf();
    const { starts, nodes } = graphOf(model);
    const [edge] = must(starts[0], 'start').node.edges;
    const pressed = must(edge, 'edge');
    const execution = () => execute(model, undefined, starts[0]);
    await execution().move(pressed.event, pressed);
    const elsewhere = { ...pressed, to: must(nodes.at(-1), 'node') };
    await expect(execution().move(pressed.event, elsewhere)).rejects.toThrow(/not where the chart says/);
    await expect(execution().move(pressed.event, { ...pressed, effects: {} })).rejects.toThrow(/did not emit what the chart says/);
  });
});

describe('random walks', () => {
  it('find what does not hold, and shrink it to the shortest sequence', async () => {
    const failure = await walkAtRandom(lampOf(), { seed: 1 });
    expect(failure?.trail).toHaveLength(5);
    expect(describeFailure('lamp', failure!)).toContain('npm run paths -- lamp --seed 1');
  });

  it('are the same for the same seed', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => walkAtRandom(lampOf(), { seed: 3 })));
    expect(one).toEqual(other);
  });

  it('find nothing where everything holds', async () => {
    expect(await walkAtRandom(lampOf({ most: 2 }), { seed: 1 })).toBeNull();
  });
});

describe('a table', () => {
  const table = tableFrom(textOf(tableOf(lampOf())));

  it('is what its chart does', () => {
    expect(counterExampleTo(table, lampOf())).toBeNull();
  });

  it('has one row for snapshots that cannot be told apart', () => {
    const { model } = models.find(({ flow }) => flow === 'order-setup')!;
    expect(tableOf(model).rows.length).toBeLessThan(graphOf(model).nodes.length);
  });

  it('tells the shortest way to see that a chart does something else', () => {
    const example = counterExampleTo(table, lampOf({ goesOutTo: 'broken' }))!;
    expect(example.trail.map(({ type }) => type)).toEqual(['switch.pressed', 'switch.pressed']);
    expect(describeCounterExample('lamp', example)).toContain('state: the table says dark, the chart broken');
  });

  it('notices an event that is taken no more', () => {
    const example = counterExampleTo(table, lampOf({ most: 2 }))!;
    expect(example.trail.map(({ type }) => type)).toHaveLength(5);
  });
});
