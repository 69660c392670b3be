import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { storedCard } from '#model-tests/samples/account.ts';
import { paymentOptionsQuery } from '#src/api/stored-payment.ts';
import { createLogic } from '#src/flows/profile/profile.logic.ts';
import { Payments } from '#src/routes/en-us/my{$brand}/profile-and-settings/-payments.tsx';
import { openedApp } from '#test/kit/live.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';
import { htmlOf } from '#test/kit/page.tsx';
import { openSandbox } from '#test/kit/sandbox.ts';

const world = openSandbox();

it('A stored card is expired by the date of the device, whatever the server’s clock says (PAYSTORED-14, AMB-35)', async () => {
  const deps = testDependencies(world);
  const today = Temporal.Now.plainDateISO().toString();
  const expirationDate = `${today.slice(5, 7)}${today.slice(2, 4)}`;
  deps.queryClient.setQueryData(paymentOptionsQuery(deps.call).queryKey, {
    creditCards: [{ ...storedCard, expirationDate }],
    giftCards: [],
    payPals: [],
    campusCards: [],
    milStarCards: [],
    hasApplePay: false,
  });
  const profile = createActor(createLogic(deps)).start();
  world.clock.set(Temporal.Now.instant().add({ hours: 24 * 60 }));
  const html = await htmlOf(() => <Payments profile={profile} />, deps, (await openedApp(deps)).app);
  expect(html).toContain('4242');
  expect(html).not.toContain('Expired');
});

it('Apple Pay of the account is listed among the other ways to pay, as a fact without a button: no call changes it (PAYSTORED-01, C-96)', async () => {
  const deps = testDependencies(world);
  const none = { creditCards: [], giftCards: [], payPals: [], campusCards: [], milStarCards: [] };
  const shown = async (hasApplePay: boolean) => {
    deps.queryClient.setQueryData(paymentOptionsQuery(deps.call).queryKey, { ...none, hasApplePay });
    const profile = createActor(createLogic(deps)).start();
    return htmlOf(() => <Payments profile={profile} />, deps, (await openedApp(deps)).app);
  };
  const [listed, empty] = [await shown(true), await shown(false)];
  expect(listed).toContain('Shown at checkout on devices that have it');
  expect(listed).not.toContain('No saved payments');
  expect(empty).toContain('No saved payments');
  expect(empty).not.toContain('Apple Pay');
});
