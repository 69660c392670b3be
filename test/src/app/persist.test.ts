import * as v from 'valibot';
import { expect, it } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { port } from '#machines/kit/port.ts';
import { flowKey, persist, type PersistOptions } from '#src/app/persist.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';

const innerMachine = setup({ types: { context: {} as { count: number }, events: {} as { type: 'counted' } } }).createMachine({
  context: { count: 0 },
  on: { counted: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
});

/** A flow that asks for a name, sends it, and ends; `inner` runs all the time. */
const machine = setup({
  types: { context: {} as { name: string }, events: {} as { type: 'named'; name: string } | { type: 'sent' } | { type: 'left' } },
  actors: { inner: innerMachine, send: port<void, void>('send') },
}).createMachine({
  context: { name: '' },
  invoke: { id: 'inner', src: 'inner' },
  initial: 'asking',
  states: {
    asking: {
      on: {
        named: { actions: assign({ name: ({ event }) => event.name }), target: 'asking', reenter: true },
        sent: 'sending',
        left: 'closed',
      },
    },
    sending: { invoke: { src: 'send', onError: 'asking' } },
    closed: { type: 'final' },
  },
});
const options: PersistOptions<typeof machine> = {
  version: 'a',
  context: v.object({ name: v.string() }),
  inside: { inner: v.object({ count: v.number() }) },
};

function open(storage = memoryStorage(), changed: Partial<typeof options> = {}) {
  const actor = createActor(persist(machine, { ...options, ...changed }, storage), { id: 'flow' }).start();
  return { actor, storage, name: () => actor.getSnapshot().context.name };
}
function stored() {
  const { actor, storage } = open();
  actor.send({ type: 'named', name: 'Ana' });
  actor.getSnapshot().children.inner?.send({ type: 'counted' });
  actor.stop();
  return storage;
}

it('a flow that was stopped is restored, with the flows inside it', () => {
  const { actor, name } = open(stored());
  expect(name()).toBe('Ana');
  expect(actor.getSnapshot().children.inner?.getSnapshot().context).toEqual({ count: 1 });
});

it.for<[string, Partial<typeof options>]>([
  ['of another version', { version: 'b' }],
  ['whose context is not valid', { context: v.object({ name: v.pipe(v.string(), v.maxLength(2)) }) }],
  ['with a flow inside whose context is not valid', { inside: { inner: v.object({ count: v.literal(0) }) } }],
  ['with a flow inside that has no schema', { inside: {} }],
  ['that is not the one that is asked for', { matches: () => false }],
])('a snapshot %s is not restored', ([, changed]) => {
  expect(open(stored(), changed).name()).toBe('');
});

it('nothing is stored while a request is in flight: a reload returns to the state before it', () => {
  const { actor, storage } = open();
  actor.send({ type: 'named', name: 'Ana' });
  const before = storage.getItem(flowKey('flow'));
  actor.send({ type: 'sent' });
  expect(actor.getSnapshot().value).toBe('sending');
  expect(storage.getItem(flowKey('flow'))).toBe(before);
});

it('a flow that ended is not stored any more', () => {
  const { actor, storage } = open();
  actor.send({ type: 'left' });
  expect(storage.getItem(flowKey('flow'))).toBeNull();
});
