import type { ReactNode } from 'react';
import { announced } from './LiveRegion.css.ts';

interface LiveRegionProps {
  /** Something went wrong: it is said at once. */
  readonly isUrgent?: boolean;
  /** What is read out when it changes. */
  readonly children: ReactNode;
}

/** A place that is there before its words are, so that these are read out when they come. */
export const LiveRegion = ({ isUrgent = false, children }: LiveRegionProps) => (
  <div className={announced} aria-live={isUrgent ? 'assertive' : 'polite'}>
    {children}
  </div>
);
