import type { ReactNode } from 'react';
import * as css from './Loading.css.ts';

interface SkeletonProps {
  /** Text that names what is loading, before the blocks, which it can hide. */
  readonly status: ReactNode;
  /** Shape of the blocks. Default: `row`. */
  readonly shape?: 'row' | 'plate';
  /** Number of blocks. Default: 3. */
  readonly count?: number;
  /** True where most of the page comes: the footer waits out of sight. Default: false. */
  readonly isPage?: boolean;
  /** Blocks in the shape of what comes, in place of rows or plates. */
  readonly children?: ReactNode;
}

/** Takes the room of what is coming, so that nothing jumps when it comes. Its blocks are what is busy; the words beside them are not. */
export const Skeleton = ({ status, shape = 'row', count = 3, isPage = false, children }: SkeletonProps) => (
  <div className={css.waiting} data-page-loading={isPage || undefined}>
    {status}
    <div aria-busy>
      {children ?? (
        <span className={shape === 'plate' ? css.plates : css.skeletons} aria-hidden>
          {Array.from({ length: count }, (_, at) => (
            <span key={at} className={css.skeleton({ shape })} />
          ))}
        </span>
      )}
    </div>
  </div>
);
