import { VisuallyHidden } from './VisuallyHidden.tsx';
import * as css from './Loading.css.ts';

interface SkeletonProps {
  /** What is awaited, for the ear. */
  readonly label: string;
  readonly shape?: 'line' | 'row' | 'plate';
  readonly count?: number;
}

/** Takes the room of what is coming, so that nothing jumps when it comes. */
export function Skeleton({ label, shape = 'line', count = 3 }: SkeletonProps) {
  return (
    <output className={css.waiting}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={shape === 'plate' ? css.plates : css.skeletons} aria-hidden>
        {Array.from({ length: count }, (_, at) => (
          <span key={at} className={css.skeleton({ shape })} />
        ))}
      </span>
    </output>
  );
}
