import { useLayoutEffect } from 'react';
import { text } from '#src/text/text.ts';
import { Page } from '#src/ui/Page.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

const heading = '[data-page-heading]';

/** In place of a page that is on its way. `plates`: a page of food comes. */
export function PageLoading({ plates = 0 }: { readonly plates?: number }) {
  // The page that comes takes over the focus, where this one had it.
  useLayoutEffect(
    () => () => {
      if (!document.activeElement?.matches(heading)) return;
      setTimeout(() => document.activeElement === document.body && document.querySelector<HTMLElement>(heading)?.focus());
    },
    [],
  );
  return (
    <Page heading={text('app.name')} width={plates ? 'wide' : 'narrow'}>
      <Skeleton isPage label={text('page.loading')} shape={plates ? 'plate' : 'row'} count={plates || 3} />
    </Page>
  );
}
