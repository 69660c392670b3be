import { expect, it } from 'vitest';
import type { Menu } from '#domain/menu/menu.ts';
import { must } from '#domain/must.ts';
import { comboMenu, comboPlacard } from '#model-tests/samples/combos.ts';
import { PlacardCard } from '#src/pages/menu/PlacardCard.tsx';
import { htmlOf } from '#test/kit/page.tsx';
import { openSandbox } from '#test/kit/sandbox.ts';
import { testDependencies } from '#test/kit/test-dependencies.ts';

const world = openSandbox();
/** What may fill its first two places is sold from 10:30. */
const melt = must(comboMenu.placards['placard-melt'], 'half');
const schedule = [{ dayOfWeek: 'Monday', fromTime: '10:30', toTime: '20:00' }];
const menu: Menu = { ...comboMenu, placards: { ...comboMenu.placards, 'placard-melt': { ...melt, schedule } } };
const card = (time: string, soldOut: ReadonlySet<string> = new Set()) =>
  htmlOf(
    () => (
      <PlacardCard
        {...{ menu, soldOut }}
        placard={comboPlacard}
        wanted={{ destination: 'RPU', at: `2026-03-09T${time}` }}
        marks={undefined}
        isPriced
        level="h2"
        isEager={false}
        isLead={false}
        priceOf={() => 'priced'}
        onAdd={async () => {}}
      />
    ),
    testDependencies(world),
    null,
  );

it('The card of a combo whose halves are sold later says from when, with what helps (AVAIL-06, AVAIL-08)', async () => {
  const early = await card('09:00');
  expect(early).toContain('From 10:30 AM at this cafe');
  expect(early).toContain('Change time');
  expect(await card('20:01')).toContain('Until 8:00 PM at this cafe');
  expect(await card('12:00')).toContain('priced');
  expect(await card('12:00', new Set(['apple']))).toContain('Sold out');
});

it('The links that help on a page of cards are named apart, each by its item (AVAIL-06)', async () => {
  expect(await card('09:00')).toContain(`aria-label="Change time: ${comboPlacard.name}"`);
});
