import { useLayoutEffect } from 'react';
import { text } from '#src/text/text.ts';
import { Page } from '#src/ui/Page.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

const heading = '[data-page-heading]';

export function PageLoading() {
  // The page that comes takes over the focus, where this one had it.
  useLayoutEffect(
    () => () => {
      if (!document.activeElement?.matches(heading)) return;
      setTimeout(() => document.activeElement === document.body && document.querySelector<HTMLElement>(heading)?.focus());
    },
    [],
  );
  return (
    <Page heading={text('app.name')}>
      <Skeleton label={text('page.loading')} shape="row" />
    </Page>
  );
}
