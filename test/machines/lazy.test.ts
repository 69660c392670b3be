import { describe, expect, it, vi } from 'vitest';
import { assign, createActor, emit, setup } from 'xstate';
import { isPending, lazyActor, lazyFlow, runningActor, type LazyLogic } from '#machines/kit/lazy.ts';

const counter = setup({
  types: {
    context: {} as { count: number },
    input: {} as { from: number },
    events: {} as { type: 'counted' } | { type: 'ended' },
    emitted: {} as { type: 'tens'; count: number },
    output: {} as { count: number },
  },
}).createMachine({
  context: ({ input }) => ({ count: input.from }),
  initial: 'counting',
  states: {
    counting: {
      on: {
        counted: {
          actions: [assign({ count: ({ context }) => context.count + 1 }), emit(({ context }) => ({ type: 'tens', ...context }))],
        },
        ended: 'done',
      },
    },
    done: { type: 'final' },
  },
  output: ({ context }) => context,
});

/** A parent of the lazy counter, and what its load is answered. */
function begin(logic?: LazyLogic<typeof counter>) {
  const answers: PromiseWithResolvers<typeof counter>[] = [];
  const load = vi.fn<() => Promise<typeof counter>>(() => {
    const answer = Promise.withResolvers<typeof counter>();
    answers.push(answer);
    return answer.promise;
  });
  const lazy = logic ?? lazyActor('counter', load);
  const parentMachine = setup({
    types: { context: {} as { total: number | null } },
    actors: { counter: lazy },
  }).createMachine({
    context: { total: null },
    initial: 'open',
    states: {
      open: {
        on: { closed: 'shut' },
        invoke: {
          id: 'counter',
          src: 'counter',
          input: { from: 7 },
          onDone: { target: 'shut', actions: assign({ total: ({ event }) => event.output.count }) },
        },
      },
      shut: { on: { opened: 'open' } },
    },
  });
  const parent = createActor(parentMachine).start();
  const child = () => parent.getSnapshot().children.counter;
  return { load, answers, parent, child, lazy };
}

it('loads when it starts, keeps the events that come before, and becomes its flow with the input', async () => {
  const { load, answers, child } = begin();
  const before = child();
  expect(isPending(before?.getSnapshot()) && before?.getSnapshot()).toMatchObject({ code: 'loading' });
  before?.send({ type: 'counted' });
  before?.send({ type: 'counted' });
  answers[0]?.resolve(counter);
  await vi.waitFor(() => expect(runningActor(child())?.getSnapshot().context).toEqual({ count: 9 }));
  expect(child()).toBe(before);
  expect(load).toHaveBeenCalledOnce();
});

it('starts at once where the code was loaded before', async () => {
  const { answers, parent, child } = begin();
  answers[0]?.resolve(counter);
  await vi.waitFor(() => expect(runningActor(child())).not.toBeNull());
  parent.send({ type: 'closed' });
  parent.send({ type: 'opened' });
  expect(runningActor(child())?.getSnapshot().context).toEqual({ count: 7 });
});

it('starts at once where its code was preloaded, which is loaded once', async () => {
  const load = vi.fn<() => Promise<typeof counter>>(() => Promise.resolve(counter));
  const lazy = lazyActor('counter', load);
  lazy.preload();
  lazy.preload();
  await vi.waitFor(() => {
    const actor = createActor(lazy, { input: { from: 7 } }).start();
    expect(isPending(actor.getSnapshot())).toBe(false);
  });
  lazy.preload();
  expect(load).toHaveBeenCalledTimes(1);
});

it('a preload that fails is not reported, and the actor that starts loads again', async () => {
  const load = vi.fn<() => Promise<typeof counter>>(() => Promise.resolve(counter)).mockRejectedValueOnce(new Error('offline'));
  const lazy = lazyActor('counter', load);
  lazy.preload();
  await expect(load.mock.results[0]?.value).rejects.toThrow('offline');
  // The failure is dealt with a few microtasks later.
  await new Promise((resolve) => setTimeout(resolve));
  const actor = createActor(lazy, { input: { from: 7 } }).start();
  await vi.waitFor(() => expect(runningActor(actor)).not.toBeNull());
  expect(load).toHaveBeenCalledTimes(2);
});

it('emits what its flow emits, and its output ends the parent’s state', async () => {
  const { answers, parent, child } = begin();
  const emitted: unknown[] = [];
  child()?.on('*', (event) => emitted.push(event));
  answers[0]?.resolve(counter);
  await vi.waitFor(() => expect(runningActor(child())).not.toBeNull());
  child()?.send({ type: 'counted' });
  child()?.send({ type: 'ended' });
  expect(emitted).toEqual([{ type: 'tens', count: 8 }]);
  expect(parent.getSnapshot()).toMatchObject({ value: 'shut', context: { total: 8 } });
});

it('says that a load failed, and loads again with the next event or when asked to', async () => {
  const { load, answers, child } = begin();
  const failures: unknown[] = [];
  child()?.on('load.failed', (event) => failures.push(event));
  const code = () => {
    const snapshot = child()?.getSnapshot();
    return isPending(snapshot) ? snapshot.code : 'running';
  };
  answers[0]?.reject(new Error('offline'));
  await vi.waitFor(() => expect(failures).toEqual([{ type: 'load.failed', source: 'counter', message: 'Error: offline' }]));
  expect(code()).toBe('failed');
  child()?.send({ type: 'counted' });
  expect(code()).toBe('loading');
  answers[1]?.reject(new Error('offline'));
  await vi.waitFor(() => expect(code()).toBe('failed'));
  child()?.send({ type: 'load.requested' });
  child()?.send({ type: 'load.requested' });
  expect(load).toHaveBeenCalledTimes(3);
  answers[2]?.resolve(counter);
  await vi.waitFor(() => expect(runningActor(child())?.getSnapshot().context).toEqual({ count: 8 }));
});

it('an actor that is stopped while it loads stays stopped', async () => {
  const { answers, parent, child } = begin();
  const stopped = child();
  parent.send({ type: 'closed' });
  answers[0]?.resolve(counter);
  await new Promise((resolve) => setTimeout(resolve));
  expect(stopped?.getSnapshot()).toMatchObject({ status: 'stopped' });
  expect(child()).toBeUndefined();
});

it('persists no event that waits: it may carry a secret', () => {
  const { parent, child } = begin();
  child()?.send({ type: 'counted' });
  expect(JSON.stringify(parent.getPersistedSnapshot())).not.toContain('counted');
});

describe('with code that is loaded with the first event', () => {
  const beginWaiting = () => {
    const load = vi.fn<() => Promise<typeof counter>>(() => Promise.resolve(counter));
    const actor = createActor(lazyActor('counter', load, { isLoadedWithFirstEvent: true }), { input: { from: 7 } }).start();
    const count = () => runningActor<typeof counter>(actor)?.getSnapshot().context.count;
    return { load, actor, count };
  };

  it('loads nothing at its start, and then becomes its flow, which takes the event', async () => {
    const { load, actor, count } = beginWaiting();
    expect(actor.getSnapshot()).toMatchObject({ code: 'waiting', queue: [] });
    expect(load).not.toHaveBeenCalled();
    actor.send({ type: 'counted' });
    actor.send({ type: 'counted' });
    await vi.waitFor(() => expect(count()).toBe(9));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads when it is requested, once, and takes no event by that', async () => {
    const { load, actor, count } = beginWaiting();
    actor.send({ type: 'load.requested' });
    actor.send({ type: 'load.requested' });
    await vi.waitFor(() => expect(count()).toBe(7));
    expect(load).toHaveBeenCalledTimes(1);
  });
});

it('a flow that is not provided fails by its name', async () => {
  const { child } = begin(lazyFlow<typeof counter>('counter'));
  await vi.waitFor(() => expect(isPending(child()?.getSnapshot()) && child()?.getSnapshot()).toMatchObject({ code: 'failed' }));
});
