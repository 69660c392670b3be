import { expect, it, vi } from 'vitest';
import type { Sold, Unavailable, Wanted } from '#domain/menu/availability.ts';
import { clubPlacard } from '#model-tests/samples/menu.ts';
import { Gone } from '#src/flows/kit/Gone.tsx';
import { htmlOf } from '#test/kit/page.tsx';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
vi.stubGlobal('window', { innerWidth: 1280 });
const lunch: Sold = { schedule: [{ dayOfWeek: 'Monday', fromTime: '10:30', toTime: '20:00' }], exceptions: [] };
const breakfast: Wanted = { destination: 'RPU', at: '2026-03-09T08:00' };
const shown = (unavailable: Unavailable | null, of: Sold, wanted: Wanted) =>
  htmlOf(
    () => <Gone unavailable={unavailable} canChangeTime={unavailable === 'time'} {...{ of, wanted }} />,
    testDependencies(world),
    null,
  );

it('what cannot be had says on its page when it can, with the button that helps (AVAIL-06)', async () => {
  const html = await shown('time', lunch, breakfast);
  expect(html).toContain('10:30am');
  expect(html).toContain('href="/app/startOrder.html"');
});

it('what cannot be had in this way says so, not that it is too early (AVAIL-02)', async () => {
  const html = await shown(
    'destination',
    { ...lunch, exceptions: [{ type: 'DESTINATION', destination: 'DELIVERY' }] },
    { ...breakfast, destination: 'DELIVERY' },
  );
  expect(html).toMatch(/delivery/i);
  expect(html).not.toContain('10:30am');
});

it('what is kept back by the side that it comes with names it, with its hours (AVAIL-08)', async () => {
  const html = await htmlOf(
    () => (
      <Gone
        unavailable="time"
        canChangeTime
        of={{ schedule: [], exceptions: [] }}
        wanted={breakfast}
        goneBy={{ placard: { ...clubPlacard, ...lunch, name: 'Chips' }, item: clubPlacard.items[0]!, difference: 0, reason: 'time' }}
      />
    ),
    testDependencies(world),
    null,
  );
  expect(html).toContain('It comes with Chips. From 10:30am at this cafe');
});
