import { expect, it } from 'vitest';
import { orderCustomerOf } from '#src/app/session/order-customer.ts';
import { userDetailsQuery } from '#src/api/user.ts';
import { liveApp } from '#test/kit/live.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();

/** A member who signed in, with two phones; the second is the default one. */
async function memberWithPhones() {
  const live = await liveApp(world);
  await live.signIn('pat');
  const { call, queryClient } = live.deps;
  queryClient.setQueryData(userDetailsQuery(call).queryKey, (details) => {
    const [phone] = details?.phones ?? [];
    const phones = phone === undefined ? [] : [{ ...phone, phoneNumber: '2175550188', isDefault: false }, phone];
    return details && { ...details, phones };
  });
  return live;
}

it('The customer of a cart has the default phone, not the first in the list (SESSION-19)', async () => {
  const live = await memberWithPhones();
  expect(orderCustomerOf(live.app, live.deps)).toEqual({
    isInsecure: false,
    customer: { firstName: 'Pat', lastName: expect.any(String) as string, email: 'pat@example.com', phone: '2175550101' },
  });
  live.app.stop();
});

it('The customer of an insecure persistent session is marked to be left out (CART-03, SESSION-17)', async () => {
  const live = await memberWithPhones();
  const { member } = live.session.getSnapshot().context;
  if (member?.kind !== 'signedIn') throw new Error('No member is signed in.');
  live.session.send({ type: 'session.opened', session: { ...member.session, isPersistent: true, isSecure: false } });
  expect(orderCustomerOf(live.app, live.deps)).toMatchObject({ isInsecure: true });
  live.app.stop();
});
