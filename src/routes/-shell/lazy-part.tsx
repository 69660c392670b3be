import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyView } from '#src/flows/kit/lazy-view.tsx';
import { PartError } from '#src/pages/shell/PartError.tsx';

/** A part of a page whose code comes when it is first drawn. Where it does not come, a notice in its place offers to try again. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode | ((props: Props) => ReactNode) = null,
) {
  const View = lazyView(load);
  const Failed = ({ reset }: { readonly reset: () => void }) => <PartError onRetry={() => void View.preload().then(reset, reset)} />;
  const Part = (props: Props) => (
    <CatchBoundary getResetKey={() => View} errorComponent={Failed}>
      <Suspense fallback={typeof waiting === 'function' ? waiting(props) : waiting}>
        <View {...props} />
      </Suspense>
    </CatchBoundary>
  );
  return Object.assign(Part, { preload: View.preload });
}
