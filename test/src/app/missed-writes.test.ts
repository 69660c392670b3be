import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { plainLine } from '#domain/cart/line.ts';
import { pendingChange } from '#domain/cart/pending.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { openCartRecord } from '#src/app/storage/cart-record.ts';
import { followMissedWrites } from '#src/app/storage/missed-writes.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { openTabStorages } from '#test/kit/tab-storage.ts';

const clock = { now: () => Temporal.Instant.from('2026-11-20T17:30Z') };
const { context: empty } = createActor(cartMachine, { input: { cartId: 'cart-1', order: null } }).getSnapshot();
const soup = pendingChange({ kind: 'add', line: plainLine('101012', 'Soup') });
const bread = pendingChange({ kind: 'add', line: plainLine('100001', 'Bread') });

/** A tab in which pages follow one another. */
function openTab() {
  const { storage: sharedStorage } = openTabStorages().openTab();
  const tabStorage = memoryStorage();
  return { sharedStorage, open: () => openCartRecord({ sharedStorage, tabStorage, clock }) };
}

/** A page that can be left and come back to. */
function openPage(sharedStorage: ReturnType<typeof openTab>['sharedStorage']) {
  const listeners = new Map<string, (event: { readonly persisted: boolean }) => void>();
  const heard: Parameters<Parameters<typeof followMissedWrites>[2]>[0][] = [];
  followMissedWrites(
    { addEventListener: (type, listener) => void listeners.set(type, listener) },
    sharedStorage,
    (write) => void heard.push(write),
  );
  return {
    heard,
    leave: () => listeners.get('pagehide')?.({ persisted: true }),
    comeBack: (persisted = true) => listeners.get('pageshow')?.({ persisted }),
  };
}

it('A page that comes back from the back/forward cache hears what was written meanwhile, and nothing else', () => {
  const { sharedStorage } = openTab();
  sharedStorage.setItem('before', '1');
  sharedStorage.setItem('user', 'Ana');
  sharedStorage.setItem('cart', 'A');
  const page = openPage(sharedStorage);
  sharedStorage.setItem('before', '2');
  page.leave();
  sharedStorage.removeItem('user');
  sharedStorage.setItem('cart', 'B');
  sharedStorage.setItem('order', 'C');
  page.comeBack(false);
  expect(page.heard).toEqual([]);
  page.comeBack();
  expect(page.heard).toEqual([
    { key: 'user', oldValue: 'Ana', newValue: null },
    { key: 'cart', oldValue: 'A', newValue: 'B' },
    { key: 'order', oldValue: null, newValue: 'C' },
  ]);
});

it.each([false, true])(
  'It has the changes that a later page of its tab took over and has not done, each once (decision 005); done: %s',
  (isDone) => {
    const { sharedStorage, open } = openTab();
    const first = open();
    first.adopt();
    const context = { ...empty, queue: [soup] };
    first.save(empty, context);
    const page = openPage(sharedStorage);
    page.leave();
    const second = open();
    second.adopt();
    expect(second.read().queue).toEqual([soup]);
    if (isDone) second.save({ ...empty, queue: [soup] }, empty);
    page.comeBack();
    const [left, ...more] = page.heard.flatMap((write) => first.keepLeft(write.key, write, context) ?? []);
    expect([left, more]).toEqual([{ queue: isDone ? [] : [soup], excluded: [] }, []]);
    expect(second.read().queue).toEqual([]);
    const queue = [...(left?.queue ?? []), bread];
    first.save({ ...context, queue: left?.queue ?? [] }, { ...context, queue });
    const third = open();
    third.adopt();
    expect(third.read().queue).toEqual(queue);
  },
);
