import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyView } from './lazy-view.tsx';
import { useWhenOnline } from './useWhenOnline.ts';

/**
 * A part that a page can do without. Until its code comes `coming` is in its place, by default nothing; it stays there where the code did not come, which
 * is asked for again with the connection.
 */
export function lazyExtra<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  coming: ReactNode | ((props: Props) => ReactNode) = null,
) {
  const View = lazyView(load);
  function Missing({ reset, children }: { readonly reset: () => void; readonly children: ReactNode }) {
    useWhenOnline(() => void View.preload().then(reset, () => {}));
    return children;
  }
  function Extra(props: Props) {
    const inPlace = typeof coming === 'function' ? coming(props) : coming;
    return (
      <CatchBoundary getResetKey={() => View} errorComponent={({ reset }) => <Missing reset={reset}>{inPlace}</Missing>}>
        <Suspense fallback={inPlace}>
          <View {...props} />
        </Suspense>
      </CatchBoundary>
    );
  }
  return Object.assign(Extra, { preload: View.preload });
}
