import { useLayoutEffect } from 'react';
import { text } from '#src/text/text.ts';
import { Page } from '#src/ui/Page.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

const heading = () => document.querySelector<HTMLElement>('[data-page-heading]');

export function PageLoading() {
  // The page that comes takes over the focus, where this one had it.
  useLayoutEffect(
    () => () => {
      if (document.activeElement === heading()) setTimeout(() => document.activeElement === document.body && heading()?.focus());
    },
    [],
  );
  return (
    <Page heading={text('app.name')}>
      <Skeleton label={text('page.loading')} shape="row" />
    </Page>
  );
}
