import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OverlaysView } from '#src/flows/overlays/OverlaysView.tsx';

it('maintenance says that ordering takes a break, that placed orders are safe, and when to come back (OVERLAYS-29)', () => {
  const screen = { kind: 'showing', top: 'site-maintenance', covered: [] } as const;
  const html = renderToString(
    <OverlaysView screen={screen} send={() => {}} cart={null} cartCount={null} search={null} lostChanges={null} />,
  );
  expect(html).toContain('Online ordering is taking a short break');
  expect(html).toContain('orders you’ve already placed are safe. Try again in a few minutes.');
});
