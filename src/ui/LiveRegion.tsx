import type { ReactNode, Ref } from 'react';
import { announced } from './LiveRegion.css.ts';

interface LiveRegionProps {
  /** Something went wrong: it is said at once, also where it comes together with its place. */
  readonly isUrgent?: boolean;
  /** Receives the place. */
  readonly ref?: Ref<HTMLDivElement>;
  /** What is read out when it changes. */
  readonly children: ReactNode;
}

/** A place that is there before its words are, so that these are read out when they come. Words that come with it are `NewWords`. */
export const LiveRegion = ({ isUrgent = false, ref, children }: LiveRegionProps) => (
  <div ref={ref} className={announced} role={isUrgent ? 'alert' : 'status'}>
    {children}
  </div>
);
