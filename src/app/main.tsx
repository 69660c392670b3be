import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SheetHistoryContext } from '#src/ui/sheet-history-context.ts';
import '#src/ui/theme.css.ts';
import '#src/ui/start.css.ts';
import '#src/pages/shell/StartPage.css.ts';
import { compose } from './composition.ts';
import { configOf } from './config.ts';
import { captureGlobalErrors, createFaultLog } from './error-log.ts';
import { loadAfterFirstPage } from './after-first-page.ts';
import { pageElement, showPage, showPageOnceDrawn, showStartFailure } from './page.ts';
import { PENDING_MS } from './router.ts';

async function start() {
  const faults = createFaultLog();
  faults.listen(({ source, message }) => console.error(`${source}: ${message}`));
  captureGlobalErrors(faults, window);
  const { config, problems } = configOf(document);
  for (const key of problems) faults.report({ source: 'config', message: `"${key}" is unknown or invalid.` });
  if (config === null) {
    (await import('./UnusableConfig.tsx')).showUnusableConfig(pageElement('root'), problems);
    return showPage();
  }
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  const { app, auth, router, queryClient, services, sheets } = await compose(config, faults);
  const unsubscribe = router.subscribe('onRendered', () => {
    unsubscribe();
    showPage();
    loadAfterFirstPage({ services, app, auth, router });
  });
  // The page in the HTML stays until the one that was asked for is drawn whole, or is late.
  setTimeout(showPageOnceDrawn, PENDING_MS);
  const root = createRoot(pageElement('root'));
  // In slices: the page in the HTML can be scrolled meanwhile.
  startTransition(() =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <SheetHistoryContext value={sheets}>
            <RouterProvider router={router} />
          </SheetHistoryContext>
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}

// Without a top-level await the build may merge what is shared into fewer files; in a task of its own, since the modules have taken one.
setTimeout(() => {
  void start().catch((error: unknown) => {
    showStartFailure();
    throw error;
  });
});
