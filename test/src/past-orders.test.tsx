import { expect, it } from 'vitest';
import { orders } from '#model-tests/samples/account.ts';
import { PastOrders } from '#src/flows/kit/PastOrders.tsx';
import { LastOrder } from '#src/flows/profile/LastOrder.tsx';
import { must } from '#domain/must.ts';
import { htmlOf } from '#test/kit/page.tsx';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const order = must(orders[0], 'an order');

it.for([
  ['Friday, November 20', `Friday, November 20. ${order.cafeName}<`],
  [null, `>${order.cafeName}<`],
] as const)('An order of the day %j shows its cafe, in the list and at the head of the account (PROFILE-05)', async ([day, shown]) => {
  const list = () => (
    <PastOrders orders={[order]} heading={null} dayPlaced={() => day} keyFor={() => null} shareOf={() => null} onOrderAgain={() => {}} />
  );
  const last = () => <LastOrder order={order} day={day} imgKey={null} linkToAll={null} onRetry={() => {}} onOrderAgain={() => {}} />;
  expect(await htmlOf(list, testDependencies(world), null)).toContain(shown);
  expect(await htmlOf(last, testDependencies(world), null)).toContain(shown);
});

it('An order that was canceled says so, can be had again, and has no help (PROFILE-05, SERVICE-02)', async () => {
  const list = () => (
    <PastOrders
      orders={[{ ...order, isCanceled: true }]}
      heading={null}
      dayPlaced={() => null}
      keyFor={() => null}
      shareOf={() => null}
      onOrderAgain={() => {}}
      onHelp={() => {}}
    />
  );
  const html = await htmlOf(list, testDependencies(world), null);
  expect(html).toContain('>Canceled<');
  expect(html).toContain('Order again');
  expect(html).not.toContain('Get help');
});
