import { useLayoutEffect, type ReactNode } from 'react';
import { text } from '#src/text/text.ts';
import { Page } from '#src/ui/Page.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { focusHeadingIfLost } from '#src/ui/focus-heading.ts';
import { Waiting } from '#src/flows/kit/Waiting.tsx';

interface PageLoadingProps {
  /** Of the page that comes. Default: for ears only, the name of the site. */
  readonly heading?: ReactNode;
  /** How many: a page of food comes. */
  readonly plates?: number;
  readonly onRetry?: (() => void) | undefined;
}

/** In place of a page that is on its way. */
export function PageLoading({ heading = <VisuallyHidden>{text('app.name')}</VisuallyHidden>, plates = 0, onRetry }: PageLoadingProps) {
  // The page that comes takes over the focus, where this one had it.
  useLayoutEffect(
    () => () => {
      if (document.activeElement?.matches('[data-page-heading]')) setTimeout(focusHeadingIfLost);
    },
    [],
  );
  return (
    <Page heading={heading} width={plates ? 'wide' : 'narrow'}>
      <Waiting isPage label={text('page.loading')} shape={plates ? 'plate' : 'row'} count={plates || 3} onRetry={onRetry} />
    </Page>
  );
}
