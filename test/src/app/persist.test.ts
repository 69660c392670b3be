import * as v from 'valibot';
import { expect, it } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { must } from '#domain/must.ts';
import { port } from '#machines/kit/port.ts';
import type { Fault } from '#src/app/error-log.ts';
import { flowKey } from '#src/app/flow-key.ts';
import { persist, type PersistOptions } from '#src/app/persist.ts';
import type { KeyValueStorage } from '#src/app/storage/storage.ts';
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

function open(storage: KeyValueStorage = memoryStorage(), changed: Partial<typeof options> = {}) {
  const faults: Fault[] = [];
  const services = { tabStorage: storage, report: (fault: Fault) => void faults.push(fault) };
  const actor = createActor(persist(machine, { ...options, ...changed }, services), { id: 'flow' }).start();
  return { actor, storage, faults, name: () => actor.getSnapshot().context.name };
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

it('a flow that cannot be stored goes on, and the failure is reported once', () => {
  const full = {
    ...memoryStorage(),
    setItem() {
      throw new Error('full');
    },
  };
  const { actor, faults, name } = open(full);
  actor.send({ type: 'named', name: 'Ana' });
  expect(name()).toBe('Ana');
  expect(faults).toEqual([{ source: 'flow.flow', message: 'Error: full' }]);
});

it('a stored flow that cannot be restored starts anew, and the failure is reported', () => {
  const storage = stored();
  const unknownState = must(storage.getItem(flowKey('flow')), 'flow').replace('"asking"', '"thinking"');
  storage.setItem(flowKey('flow'), unknownState);
  const { faults, name } = open(storage);
  expect(name()).toBe('');
  expect(faults.map(({ source }) => source)).toEqual(['flow.flow']);
  expect(faults[0]?.message).toContain('thinking');
});
