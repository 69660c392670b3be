import type { ReactNode } from 'react';
import { announced } from './Announced.css.ts';

interface AnnouncedProps {
  /** Something went wrong: it is said at once. */
  readonly isUrgent?: boolean;
  readonly children: ReactNode;
}

/** A place that is there before its words are, so that these are read out when they come. */
export const Announced = ({ isUrgent = false, children }: AnnouncedProps) => (
  <div className={announced} aria-live={isUrgent ? 'assertive' : 'polite'}>
    {children}
  </div>
);
