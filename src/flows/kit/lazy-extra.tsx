import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyView } from './lazy-view.tsx';
import { useWhenOnline } from './useWhenOnline.ts';

/**
 * A part that a page can do without. Until its code comes `coming` is in its place, by default nothing; where the code did not come `missing` is there,
 * by default what was there before, and the code is asked for again with the connection, or with `onRetry`.
 */
export function lazyExtra<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  coming: ReactNode | ((props: Props) => ReactNode) = null,
  missing?: (props: Props, onRetry: () => void) => ReactNode,
) {
  const View = lazyView(load);
  function Missing({ reset, children }: { readonly reset: () => void; readonly children: (onRetry: () => void) => ReactNode }) {
    const retry = () => void View.preload().then(reset, () => {});
    useWhenOnline(retry);
    return children(retry);
  }
  function Extra(props: Props) {
    const inPlace = typeof coming === 'function' ? coming(props) : coming;
    return (
      <CatchBoundary
        getResetKey={() => View}
        errorComponent={({ reset }) => <Missing reset={reset}>{(retry) => missing?.(props, retry) ?? inPlace}</Missing>}
      >
        <Suspense fallback={inPlace}>
          <View {...props} />
        </Suspense>
      </CatchBoundary>
    );
  }
  return Object.assign(Extra, { preload: View.preload });
}
