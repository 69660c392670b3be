import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, type ComponentType } from 'react';
import { lazyView } from './lazy-view.tsx';
import { useWhenOnline } from './useWhenOnline.ts';

/** A part that a page can do without. Its place is empty until its code comes; code that did not come is asked for again with the connection. */
export function lazyExtra<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const View = lazyView(load);
  function Missing({ reset }: { readonly reset: () => void }) {
    useWhenOnline(() => void View.preload().then(reset, () => {}));
    return null;
  }
  const Extra = (props: Props) => (
    <CatchBoundary getResetKey={() => View} errorComponent={Missing}>
      <Suspense fallback={null}>
        <View {...props} />
      </Suspense>
    </CatchBoundary>
  );
  return Object.assign(Extra, { preload: View.preload });
}
