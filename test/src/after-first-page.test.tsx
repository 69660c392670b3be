import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { AFTER_FIRST_PAGE_MS } from '#src/flows/kit/after-first-page.ts';
import { useAfterFirstPage } from '#src/flows/kit/useAfterFirstPage.ts';

function Page() {
  return useAfterFirstPage() ? 'after' : 'first';
}

it('the first page has its time once: a page that comes later waits for nothing (UPSELL-01)', () => {
  const now = vi.spyOn(performance, 'now');
  expect(renderToStaticMarkup(<Page />)).toBe('first');
  now.mockReturnValue(performance.now() + AFTER_FIRST_PAGE_MS);
  expect(renderToStaticMarkup(<Page />)).toBe('after');
  now.mockRestore();
});
