import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { tableOf } from '#model-tests/kit/table.ts';
import { models } from '#model-tests/kit/models.ts';
import { judge } from '#tools/mutate/charts/judge.ts';
import { mutantsOf } from '#tools/mutate/charts/mutants.ts';
import { resultsOf } from '#tools/mutate/domain.ts';

describe('mistakes in a chart', () => {
  const machine = createMachine({
    id: 'door',
    initial: 'shut',
    states: {
      shut: { on: { 'handle.pressed': { guard: () => true, target: 'open', actions: ['creak'] } } },
      open: {
        entry: 'light',
        invoke: { id: 'pause', src: 'pause', input: { ms: 5 }, onDone: 'shut', onError: 'open' },
        on: { 'wind.blown': '.ajar' },
        initial: 'wide',
        states: { wide: {}, ajar: {} },
      },
    },
  });
  const mutants = mutantsOf(machine);

  it('drop, send elsewhere and turn round every transition, and drop every action', () => {
    expect(mutants.map(({ id }) => id.replace('door: ', ''))).toEqual(
      expect.arrayContaining([
        'shut handle.pressed 0 dropped',
        'shut handle.pressed 0 stays where it is',
        'shut handle.pressed 0 goes to shut',
        'shut handle.pressed 0 if not guard',
        'shut handle.pressed 0 whether or not guard',
        'shut handle.pressed 0 without action 0 creak',
        'open wind.blown 0 goes to .wide',
        'open pause done and broke swapped',
        'open pause a second later',
        'open begins in ajar',
        'open entry without light',
        'root begins in open',
      ]),
    );
  });

  it('stand each in a chart of its own, and leave the chart alone', () => {
    const dropped = mutants.find(({ id }) => id.endsWith('shut handle.pressed 0 dropped'))!.machine();
    expect(dropped.root.states['shut']?.ownEvents).toEqual([]);
    expect(machine.root.states['shut']?.ownEvents).toEqual(['handle.pressed']);
  });

  it('have names of their own', () => {
    expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
  });
});

it('judges a chart by its table first, and finds no fault with the chart that the table is of', () => {
  const { model } = models.find(({ flow }) => flow === 'slots')!;
  const table = tableOf(model);
  const judged = mutantsOf(model.machine).map(({ machine }) => judge(model, table, machine));
  expect(judged.filter((name) => name === 'table').length).toBeGreaterThan(judged.length / 2);
  expect(judge(model, table, () => model.machine)).toBeNull();
});

it('numbers the same mistake in several places of a file, and counts no mistake that does not compile', () => {
  const mutant = (line: number, status: string) => ({
    mutatorName: 'StringLiteral',
    replacement: '""',
    status,
    location: { start: { line, column: 5 }, end: { line, column: 8 } },
  });
  const source = "a = 'x'\nb = 'x'\nc = 'y'";
  const mutants = [mutant(2, 'Survived'), mutant(1, 'Killed'), mutant(3, 'CompileError')];
  expect(resultsOf({ files: { 'domain/letters.ts': { source, mutants } } })).toEqual({
    killed: 1,
    total: 2,
    survivors: [{ id: `domain/letters.ts: 'x' becomes "" (2 of 2)`, status: 'Survived' }],
  });
});
