import { expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { plain } from '#src/inspector/plain.ts';

it('takes of a followed snapshot what can be read of it, and of an error its message', () => {
  const snapshot = createActor(createMachine({ initial: 'calm', context: { count: 1 }, states: { calm: {} } })).getSnapshot();
  expect(plain({ type: 'xstate.snapshot.cart', snapshot, error: new Error('No current.') })).toEqual({
    type: 'xstate.snapshot.cart',
    snapshot: { value: 'calm', context: { count: 1 }, status: 'active' },
    error: 'No current.',
  });
});
