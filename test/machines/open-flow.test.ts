import { expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { appMachine } from '#machines/app/app.machine.ts';
import type { AppEmitted } from '#machines/app/app.types.ts';
import type { ProductInput, ProductOutput } from '#machines/product/product.types.ts';
import { inertLogic } from '#model-tests/kit/stubbed-actors.ts';
import { visit } from '#test/kit/live.ts';

const input = { cafeId: '203', placardId: '7202', name: 'Club', itemId: '72022', customizationsId: null, line: null, customizationsMax: 5 };
const opening = { type: 'flow.opened', name: 'product', input } as const;

/** The root with a product whose end the test decides. */
function begin() {
  const ends: PromiseWithResolvers<ProductOutput>[] = [];
  const product = fromPromise<ProductOutput, ProductInput>(() => {
    const end = Promise.withResolvers<ProductOutput>();
    ends.push(end);
    return end.promise;
  });
  const app = createActor(
    appMachine.provide({
      actors: {
        product: product as never,
        cart: inertLogic as never,
        notices: inertLogic as never,
        overlays: inertLogic as never,
        site: inertLogic as never,
        orders: inertLogic as never,
      },
    }),
    { input: visit },
  );
  const emitted: AppEmitted[] = [];
  app.on('*', (event) => void emitted.push(event));
  app.start();
  return { app, ends, emitted, child: () => app.getSnapshot().children.product };
}

it('a flow opened by name has its input, and goes on when it is opened with the same again', () => {
  const { app, ends, child } = begin();
  app.send(opening);
  const first = child();
  app.send({ ...opening, input: { ...input } });
  expect(child()).toBe(first);
  expect(ends).toHaveLength(1);
  expect(app.getSnapshot().context.openFlows).toEqual({ product: input });
});

it('a flow opened with another input starts anew, and one that is closed is stopped', () => {
  const { app, ends, child } = begin();
  app.send(opening);
  const first = child();
  app.send({ ...opening, input: { ...input, itemId: '72023' } });
  expect(first?.getSnapshot().status).toBe('stopped');
  expect(ends).toHaveLength(2);
  app.send({ type: 'flow.closed', name: 'product' });
  expect(child()).toBeUndefined();
  expect(app.getSnapshot().context.openFlows).toEqual({});
});

it('the end of a flow is emitted with its output, and the flow can be opened again', async () => {
  const { app, ends, emitted, child } = begin();
  app.send(opening);
  ends[0]?.resolve({ kind: 'closed' });
  await vi.waitFor(() => expect(emitted).toEqual([{ type: 'flow.ended', name: 'product', output: { kind: 'closed' } }]));
  expect(child()).toBeUndefined();
  app.send(opening);
  expect(child()).toBeDefined();
});

it('a flow that breaks is reported, and the app goes on', async () => {
  const { app, ends, emitted, child } = begin();
  app.send(opening);
  ends[0]?.reject(new Error('no more dough'));
  await vi.waitFor(() => expect(emitted).toEqual([{ type: 'fault.found', source: 'product', message: 'Error: no more dough' }]));
  expect(child()).toBeUndefined();
  expect(app.getSnapshot().status).toBe('active');
});
