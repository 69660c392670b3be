import { expect, it } from 'vitest';
import { describeCounterExample } from './kit/counter-example.ts';
import { models } from './kit/models.ts';
import { counterExampleTo, tableFrom } from './kit/table.ts';

const tables = import.meta.glob<string>('./*/*.table.json', { eager: true, query: '?raw', import: 'default' });

it('has a table for every model and no other', () => {
  expect(Object.keys(tables)).toEqual(models.map(({ flow }) => `./${flow}/${flow}.table.json`).toSorted());
});

/** An unintended change of behavior fails with the shortest path that shows it. */
it.for(models)('$flow does what its table says', ({ flow, model }) => {
  const counterExample = counterExampleTo(tableFrom(tables[`./${flow}/${flow}.table.json`] ?? ''), model);
  expect(counterExample, counterExample === null ? '' : describeCounterExample(flow, counterExample)).toBeNull();
});
