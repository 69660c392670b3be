import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import type { SubmitScreen } from '#machines/submit/submit.screen.ts';
import { fixture } from './submit.fixture.tsx';

const offline = page.getByText('You’re offline. Nothing was ordered, and your cart is saved.', { exact: false });

it.each([
  [{ kind: 'notPlaced', isMaintenance: false }, true],
  [{ kind: 'unprepared' }, true],
  [{ kind: 'unknown', isMaintenance: false }, false],
] as const satisfies readonly (readonly [SubmitScreen, boolean])[])(
  'without a connection %o says that nothing was ordered: %o',
  async (screen, isSaid) => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await render(fixture(screen, () => {}));
    if (isSaid) await expect.element(offline).toBeVisible();
    else await expect.element(page.getByRole('heading', { name: 'We’re not sure yet' })).toBeVisible();
    if (!isSaid) await expect.element(offline).not.toBeInTheDocument();
    online.mockRestore();
  },
);
