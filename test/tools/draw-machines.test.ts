import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { machinePages, mermaidOf } from '#tools/draw-machines.ts';

it('draws states, arrows, guards, ends, what works in a state and its tags', () => {
  const machine = createMachine({
    id: 'door',
    initial: 'shut',
    states: {
      shut: { on: { 'handle.pressed': { guard: 'isUnlocked', target: 'open' } } },
      open: {
        initial: 'ajar',
        tags: 'draughty',
        invoke: { id: 'hinge', src: 'hinge' },
        states: { ajar: { on: { 'wind.blown': '#door.gone' } } },
      },
      gone: { type: 'final' },
    },
  });
  expect(mermaidOf(machine).split('\n')).toEqual(
    expect.arrayContaining([
      '[*] --> door_shut',
      'door_shut --> door_open: handle.pressed [isUnlocked]',
      'state "open" as door_open {',
      'door_open_ajar --> door_gone: wind.blown',
      'door_gone --> [*]',
      'note right of door_open',
      'invokes hinge',
      'tag draughty',
    ]),
  );
});

it('has every machine in docs/machines as it is now ("npm run diagrams" draws them)', async () => {
  const pages = await machinePages();
  expect(readdirSync('docs/machines').toSorted()).toEqual([...pages.keys()].toSorted());
  const stale = [...pages].filter(([name, text]) => readFileSync(`docs/machines/${name}`, 'utf8') !== text).map(([name]) => name);
  expect(stale, 'out of date: run "npm run diagrams"').toEqual([]);
});
