import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import type { Unavailable, Wanted } from '#domain/menu/availability.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';
import { Gone } from '#src/flows/kit/Gone.tsx';
import { htmlOf } from '#test/kit/page.tsx';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
const lunch = { placardId: 'P1', schedule: [{ dayOfWeek: 'Monday', fromTime: '10:30', toTime: '20:00' }], exceptions: [] };
const breakfast: Wanted = { destination: 'RPU', at: '2026-03-09T08:00' };
const shown = (unavailable: Unavailable | null, of: ComponentProps<typeof Gone>['of'], wanted: Wanted) =>
  htmlOf(() => <Gone unavailable={unavailable} {...{ of, wanted }} />, testDependencies(world), null, {
    path: '/app/product/$placardHash',
    address: '/app/product/club-1.html?line=2',
  });
const here = 'returnTo=%2Fapp%2Fproduct%2Fclub-1.html%3Fline%3D2';

it('what cannot be had says on its page when it can, with the button that helps, and the way back (AVAIL-06)', async () => {
  const html = await shown('time', lunch, breakfast);
  expect(html).toContain('item=P1');
  expect(html).toContain('10:30 AM');
  expect(html).toMatch(/href="\/app\/startOrder\.html\?[^"]*step=time/);
  expect(html).toContain(here);
  expect(html).toContain('Change time');
});

it('what cannot be had in this way says so, not that it is too early, and leads to the other ways (AVAIL-02)', async () => {
  const html = await shown(
    'destination',
    { ...lunch, exceptions: [{ type: 'DESTINATION', destination: 'DELIVERY' }] },
    { ...breakfast, destination: 'DELIVERY' },
  );
  expect(html).toMatch(/delivery/i);
  expect(html).toMatch(/step=destination/);
  expect(html).toContain(here);
  expect(html).toContain('Change how you get it');
  expect(html).not.toContain('10:30 AM');
});

it('what is sold out leads to a cafe near this one, and of a delivery, whose address decides on the cafe, to the menu (AVAIL-09)', async () => {
  const counter = await shown('soldOut', lunch, breakfast);
  expect(counter).toMatch(/step=cafe/);
  expect(counter).toContain(here);
  expect(counter).toContain('Find it nearby');
  const door = await shown('soldOut', lunch, { ...breakfast, destination: 'DELIVERY' });
  expect(door).toContain('href="/app/menu.html"');
  expect(door).not.toContain('startOrder');
});

it('what is kept back by the side that it comes with names it, with its hours (AVAIL-08)', async () => {
  const html = await htmlOf(
    () => (
      <Gone
        unavailable="time"
        of={{ placardId: 'P2', schedule: [], exceptions: [] }}
        wanted={breakfast}
        goneBy={{ placard: { ...clubPlacard, ...lunch, name: 'Chips' }, item: clubPlacard.items[0]!, difference: 0, reason: 'time' }}
      />
    ),
    testDependencies(world),
    null,
  );
  expect(html).toContain('It comes with Chips. From 10:30 AM at this cafe');
});
