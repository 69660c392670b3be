import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import * as css from './Loading.css.ts';

interface SkeletonProps {
  /** What is awaited, for the ear. */
  readonly label: string;
  readonly shape?: 'row' | 'plate';
  readonly count?: number;
  /** True where most of the page comes: the footer waits out of sight. Default: false. */
  readonly isPage?: boolean;
  /** Blocks in the shape of what comes, in place of rows or plates. */
  readonly children?: ReactNode;
}

/** Takes the room of what is coming, so that nothing jumps when it comes. */
export function Skeleton({ label, shape = 'row', count = 3, isPage = false, children }: SkeletonProps) {
  return (
    <output className={css.waiting} data-page-loading={isPage || undefined}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children ?? (
        <span className={shape === 'plate' ? css.plates : css.skeletons} aria-hidden>
          {Array.from({ length: count }, (_, at) => (
            <span key={at} className={css.skeleton({ shape })} />
          ))}
        </span>
      )}
    </output>
  );
}
