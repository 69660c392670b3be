import { memo } from 'react';
import { AFTER_FIRST_PAGE_MS } from '#src/flows/kit/after-first-page.ts';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';

/** The foot of every page. What it is drawn from comes with it. */
export const PageFooter = memo(
  lazyExtra(async () => {
    await new Promise((done) => setTimeout(done, AFTER_FIRST_PAGE_MS));
    return (await import('./LiveFooter.tsx')).LiveFooter;
  }),
);
