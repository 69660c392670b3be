import { Link } from '@tanstack/react-router';
import * as css from './TimeInstead.css.ts';
import type { Untimely } from './untimely.ts';

interface TimeInsteadProps {
  readonly words: Untimely;
  /** The page to come back to. */
  readonly returnTo: string;
}

/** On one line, that an order cannot be had at its time, with the way to what helps. */
export const TimeInstead = ({ words: { brief, choose, help }, returnTo }: TimeInsteadProps) => (
  <span className={css.instead}>
    {brief}{' '}
    <Link to="/app/startOrder.html" search={{ returnTo, step: help }} className={css.help}>
      {choose}
    </Link>
  </span>
);
