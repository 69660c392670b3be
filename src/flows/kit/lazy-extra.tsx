import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyView } from './lazy-view.tsx';
import { useWhenOnline } from './useWhenOnline.ts';

/**
 * A part that a page can do without. Until its code comes `coming` is in its place, by default nothing; code that did not come is asked for again
 * with the connection.
 */
export function lazyExtra<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  coming: ReactNode | ((props: Props) => ReactNode) = null,
) {
  const View = lazyView(load);
  function Missing({ reset }: { readonly reset: () => void }) {
    useWhenOnline(() => void View.preload().then(reset, () => {}));
    return null;
  }
  const Extra = (props: Props) => (
    <CatchBoundary getResetKey={() => View} errorComponent={Missing}>
      <Suspense fallback={typeof coming === 'function' ? coming(props) : coming}>
        <View {...props} />
      </Suspense>
    </CatchBoundary>
  );
  return Object.assign(Extra, { preload: View.preload });
}
