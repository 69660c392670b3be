import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '#src/ui/theme.css.ts';
import type { AddressSearchScreen } from '#machines/address-search/address-search.screen.ts';
import { fixture } from './address-search.fixture.tsx';

const typed = { text: '9999 Nowhere', line2: '', instructions: '' };
const shown = (screen: AddressSearchScreen) => fixture(screen, () => {});

it('an address that is not found is said with its field, which takes the focus', async () => {
  const { rerender } = await render(shown({ typed, kind: 'working', at: 'geocoding' }));
  await rerender(shown({ typed, kind: 'asking', trouble: 'unrecognized' }));
  const field = page.getByRole('textbox', { name: 'Street address, city, and ZIP code' });
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription(/^We can’t find that address/);
});
