import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, setup } from 'xstate';
import { Log } from '#src/inspector/log.ts';
import { createRecorder } from '#src/inspector/recorder.ts';

const childMachine = setup({
  types: { events: {} as { type: 'bread.wanted' } | { type: 'bread.baked' }, output: {} as { kind: 'baked' } },
}).createMachine({
  id: 'oven',
  initial: 'cold',
  states: { cold: { on: { 'bread.wanted': 'hot' } }, hot: { on: { 'bread.baked': 'done' } }, done: { type: 'final' } },
  output: { kind: 'baked' },
});

function bakery() {
  const machine = setup({
    types: {
      events: {} as { type: 'shop.opened'; code: string } | { type: 'light.failed' },
      children: {} as { oven: 'oven'; light: 'light' },
    },
    actors: { oven: childMachine, light: fromPromise(() => Promise.reject(new Error('No current.'))) },
  }).createMachine({
    id: 'shop',
    initial: 'closed',
    states: {
      closed: { on: { 'shop.opened': 'open' } },
      open: { invoke: { id: 'oven', src: 'oven', onDone: 'dusk' } },
      dusk: { invoke: { id: 'light', src: 'light', onError: 'dark' } },
      dark: {},
    },
  });
  const actor = createActor(machine);
  let clock = 0;
  const recorder = createRecorder(actor, {
    screenOf: (flow, { value }) => ({ kind: flow, at: value as unknown }),
    now: () => (clock += 10),
    date: () => '2026-11-21T12:00:00Z',
  });
  actor.start();
  return { actor, recorder };
}

describe('the recorder', () => {
  it('goes on with what was recorded before the page was loaded', () => {
    const first = bakery();
    first.actor.send({ type: 'shop.opened', code: '1234' });
    const earlier = first.recorder.log();
    const actor = createActor(childMachine);
    const recorder = createRecorder(actor, { screenOf: () => null, now: () => 5, date: () => '2026-11-21T12:01:00Z', earlier });
    actor.start();
    actor.send({ type: 'bread.wanted' });
    const { actors } = recorder.log();
    expect(actors.slice(0, -1)).toEqual(earlier.actors);
    expect(actors.at(-1)?.id).toBe(`2/${actor.sessionId}`);
    expect(recorder.read().happenings.map(({ event }) => event.type)).toContain('shop.opened');
    const [last, next] = [earlier.actors[0]!.steps.at(-1)!, actors.at(-1)!.steps[0]!];
    expect(next.at).toBeGreaterThanOrEqual(last.at);
    recorder.beginAnew();
    expect(recorder.log().actors).toHaveLength(1);
  });

  it('logs every flow by itself, those that begin later too', async () => {
    const { actor, recorder } = bakery();
    actor.send({ type: 'shop.opened', code: '1234' });
    const oven = actor.getSnapshot().children.oven!;
    oven.send({ type: 'bread.wanted' });
    oven.send({ type: 'bread.baked' });
    await new Promise((settled) => setTimeout(settled));
    const log = recorder.log();
    expect(v.is(Log, JSON.parse(JSON.stringify(log)))).toBe(true);
    const [shop, child] = log.actors;
    expect(shop?.steps.map(({ event, state }) => [event.type, state])).toEqual([
      ['shop.opened', 'open'],
      ['xstate.done.actor.oven', 'dusk'],
      ['xstate.error.actor.light', 'dark'],
    ]);
    expect(shop?.steps[2]?.event['error']).toBe('No current.');
    expect(child).toMatchObject({ flow: 'oven', parent: shop?.id });
    expect(child?.steps.map(({ status }) => status)).toEqual(['active', 'done']);
    expect(child?.steps[0]?.screen).toEqual({ kind: 'oven', at: 'hot' });
  });

  it('keeps no secret', () => {
    const { actor, recorder } = bakery();
    // Letters: the ids of actors count up, and any row of digits may be in one.
    actor.send({ type: 'shop.opened', code: 'sesame' });
    expect(JSON.stringify([recorder.log(), recorder.read().happenings])).not.toContain('sesame');
  });

  it('begins anew where every flow is', () => {
    const { actor, recorder } = bakery();
    actor.send({ type: 'shop.opened', code: '' });
    recorder.beginAnew();
    const [shop] = recorder.log().actors;
    expect(shop?.steps).toEqual([]);
    expect(shop?.begin).toMatchObject({ value: 'open' });
  });

  it('lets the oldest steps go, and begins where they ended', () => {
    const { actor, recorder } = bakery();
    actor.send({ type: 'shop.opened', code: '' });
    for (let times = 0; times < 2600; times += 1) actor.send({ type: 'light.failed' });
    const [shop] = recorder.log().actors;
    expect(shop?.steps.length).toBeLessThanOrEqual(2500);
    expect(shop?.begin).toMatchObject({ value: 'open' });
  });

  it('stops', () => {
    const { actor, recorder } = bakery();
    recorder.stop();
    actor.send({ type: 'shop.opened', code: '' });
    expect(recorder.log().actors[0]?.steps).toEqual([]);
  });
});
