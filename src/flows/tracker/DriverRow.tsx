import { MessageSquare, Phone } from 'lucide';
import { formatMiles } from '#domain/cafe/distance.ts';
import type { Driver } from '#domain/tracking/status.ts';
import '#src/text/lazy/tracker.ts';
import { text } from '#src/text/text.ts';
import { Icon } from '#src/ui/Icon.tsx';
import * as css from './Tracker.css.ts';

interface DriverRowProps {
  readonly driver: Driver;
  /** Null where it is not known. */
  readonly metersAway: number | null;
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((part) => part.charAt(0).toUpperCase())
    .slice(0, 2)
    .join('');

/** Who brings the order, and how to reach them. */
export function DriverRow({ driver: { name, phone, link }, metersAway }: DriverRowProps) {
  const called = name === '' ? text('tracker.driver') : name;
  return (
    <div className={css.driver}>
      {name !== '' && (
        <span className={css.initials} aria-hidden>
          {initialsOf(name)}
        </span>
      )}
      <div className={css.who}>
        <p className={css.name}>{called}</p>
        {metersAway !== null && <p className={css.quiet}>{text('tracker.away', { miles: formatMiles(metersAway) })}</p>}
        {link !== null && (
          <a className={css.follow} href={link} target="_blank" rel="noreferrer">
            {text('tracker.driver.follow')}
          </a>
        )}
      </div>
      {phone !== '' && (
        <>
          <a className={css.reach} href={`sms:${phone}`} aria-label={text('tracker.driver.text', { name: called })}>
            <Icon of={MessageSquare} />
          </a>
          <a className={css.reach} href={`tel:${phone}`} aria-label={text('tracker.driver.call', { name: called })}>
            <Icon of={Phone} />
          </a>
        </>
      )}
    </div>
  );
}
