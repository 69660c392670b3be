import { expect, it } from 'vitest';
import { assign, createActor, createMachine } from 'xstate';
import { holdable } from '#model-tests/kit/holdable.ts';

const counter = createMachine({
  context: { count: 0 },
  on: { added: { actions: assign({ count: ({ context }) => (context as { count: number }).count + 1 }) } },
});

it('a held actor shows what it was at, and only the last of what happened once it goes on', async () => {
  const actor = createActor(counter).start();
  const shown = holdable(actor);
  const seen: unknown[] = [];
  const subscription = shown.subscribe({ next: ({ context }) => seen.push((context as { count: number }).count) });
  actor.send({ type: 'added' });
  shown.hold();
  actor.send({ type: 'added' });
  actor.send({ type: 'added' });
  expect([seen, shown.getSnapshot().context]).toEqual([[1], { count: 1 }]);
  await shown.goOn();
  expect([seen, shown.getSnapshot().context]).toEqual([[1, 3], { count: 3 }]);
  await shown.goOn();
  subscription.unsubscribe();
  actor.send({ type: 'added' });
  expect(seen).toEqual([1, 3]);
});
