import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { club } from '#model-tests/samples/products.ts';
import { liveApp } from '#test/kit/live.ts';
import { running } from '#test/kit/running.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();
const line = {
  at: { cartId: 'cart-1', sequenceNum: 1 },
  itemId: '72022',
  quantity: 1,
  ingredients: [],
  msgKitchen: '',
  msgPreparedFor: 'Kim',
};

it('The name on the wrapper of a new line is the member’s, none of a guest, and none of an insecure session; a line of the cart keeps its own (PRODUCT-09, SESSION-19)', async () => {
  const live = await liveApp(world);
  /** The name with which a product is opened. */
  const opened = async (edited: typeof line | null, placardId: string) => {
    live.app.send({ type: 'flow.opened', name: 'product', input: { ...club, customizationsId: null, placardId, line: edited } });
    const product = await running(live.app.getSnapshot().children.product);
    const { msgPreparedFor } = (await waitFor(product, (snapshot) => snapshot.matches('choosing'))).context;
    live.app.send({ type: 'flow.closed', name: 'product' });
    return msgPreparedFor;
  };
  expect(await opened(null, '1')).toBe('');
  await live.signIn('pat');
  expect(await opened(null, '2')).toMatch(/^Pat [A-Z]/);
  expect(await opened(line, '3')).toBe('Kim');
  const { member } = live.session.getSnapshot().context;
  if (member?.kind !== 'signedIn') throw new Error('No member is signed in.');
  live.session.send({ type: 'session.opened', session: { ...member.session, isPersistent: true, isSecure: false } });
  expect(await opened(null, '4')).toBe('');
  live.app.stop();
});
