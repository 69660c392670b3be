import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { SubmitScreen } from '#machines/submit/submit.screen.ts';
import { Ending } from '#src/flows/submit/Ending.tsx';
import { endingOf } from '#src/flows/submit/ending-words.ts';
import { SubmitView } from '#src/flows/submit/SubmitView.tsx';
import { pickup } from '#model-tests/samples/orders.ts';
import { Ending as LaterEnding } from '#src/routes/app/-checkout/submit-words.tsx';

const CHECKING = 'We’re checking on your order';
const PLACING = 'Placing your order';

it.each(['intending', 'opening', 'reconciling', 'waiting'] as const)(
  'a tab that only asks what came of the order of another one does not say that it places one, while it is %s (SUBMIT-01)',
  (at) => {
    const htmlOf = (screen: SubmitScreen) =>
      renderToString(<SubmitView screen={screen} send={() => {}} now="2026-11-20T12:00" Ending={Ending} call={null} />);
    expect(htmlOf({ kind: 'working', at, isInquiry: true })).toContain(CHECKING);
    expect(htmlOf({ kind: 'working', at: 'placing' })).toContain(PLACING);
  },
);

it('until the code comes that says how a submission ended, the page says that it checks on an order that it has asked about (SUBMIT-01)', () => {
  // At once: the code comes after the first of them.
  const drawn = (screen: ComponentProps<typeof LaterEnding>['screen']) =>
    renderToString(<LaterEnding screen={screen} send={() => {}} now="2026-11-20T12:00" />);
  const screens = [
    drawn({ kind: 'unknown', isMaintenance: false }),
    drawn({ kind: 'notPlaced', isMaintenance: false, isInquiry: true }),
    drawn({ kind: 'unprepared' }),
  ];
  expect(screens).toEqual([CHECKING, CHECKING, PLACING].map((words): unknown => expect.stringContaining(words)));
});

it('an order of which nothing is known yet can be asked about by phone, where the cafe has a number (SUBMIT-01)', () => {
  const noon = { now: '2026-11-20T12:00', picked: null };
  const callOf = (order: Parameters<typeof endingOf>[1]['order']) =>
    endingOf({ kind: 'unknown', isMaintenance: false }, { ...noon, order }).call;
  expect(callOf(pickup)).toEqual({ phone: pickup.cafe.phone, label: `Call ${pickup.cafe.name}` });
  expect(callOf({ ...pickup, cafe: { ...pickup.cafe, phone: '' } })).toBeUndefined();
  expect(callOf(null)).toBeUndefined();
});
