import { expect, it } from 'vitest';
import { formatPhone } from '#domain/phone/format.ts';
import { pickup } from '#model-tests/samples/orders.ts';
import { LimitDialog } from '#src/flows/cart/LimitDialog.tsx';
import { htmlOf } from '#test/kit/page.tsx';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const amountKey = 'cart.validation.thirdparty.orderamountlimit';
const amount = { key: amountKey, name: null, maximum: 250 };
const cake = { key: 'cart.validation.quantitylimit', name: 'Celebration Cake', maximum: 2 };

it.for([
  [[cake], true, false],
  [[amount], false, true],
  [[amount, cake], true, true],
] as const)(
  'a limit of an item is said with its maximum, its name and the phone of the cafe, also beside a limit of the amount (QTY-04, QTY-05, OVERLAYS-35)',
  async ([limits, hasPhone, hasWayToChange]) => {
    const draw = () => <LimitDialog {...{ limits, amountKey }} cafe={pickup.cafe} send={() => {}} />;
    const html = await htmlOf(draw, testDependencies(world), null);
    expect(html.includes(`href="tel:${pickup.cafe.phone}"`)).toBe(hasPhone);
    expect(html.includes(`${pickup.cafe.name} can tell you what’s possible: ${formatPhone(pickup.cafe.phone)}.`)).toBe(hasPhone);
    expect(html.includes('Celebration Cake: up to 2 in one order.')).toBe(hasPhone);
    expect(html.includes('Change your order')).toBe(hasWayToChange);
  },
);
