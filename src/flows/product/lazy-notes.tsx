import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, type ComponentProps } from 'react';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import { lazyView } from '#src/flows/kit/lazy-view.tsx';
import { text } from '#src/text/text.ts';
import { Notice } from '#src/ui/Notice.tsx';
import type { Avoided as AvoidedPart } from './Avoided.tsx';

/** Opened by a press. */
export const LazyNutritionSheet = lazyExtra(async () => (await import('./NutritionSheet.tsx')).NutritionSheet);

/** Needs what the server says of the item, which comes after its page; its line is kept until then. */
export const LazyNutritionLine = lazyExtra(async () => (await import('./NutritionLine.tsx')).NutritionLine, '\u00A0');

/** Seldom shown, so its code comes with the first product that needs it. */
export const LazyLostNote = lazyExtra(async () => (await import('./LostNote.tsx')).LostNote);

const Avoided = lazyView(async () => (await import('./Avoided.tsx')).Avoided);

/** Safety information, so a failed load is shown, with a button that loads it again (ERRORS-11). */
function Missing({ reset }: { readonly reset: () => void }) {
  const retry = { label: text('page.error.retry'), onAct: () => void Avoided.preload().then(reset, reset) };
  return (
    <Notice tone="bad" action={retry}>
      {text('shell.partError')}
    </Notice>
  );
}

export const LazyAvoided = (props: ComponentProps<typeof AvoidedPart>) => (
  <CatchBoundary getResetKey={() => Avoided} errorComponent={Missing}>
    <Suspense>
      <Avoided {...props} />
    </Suspense>
  </CatchBoundary>
);
