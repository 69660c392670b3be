import { CalendarPlus, Navigation, Printer } from 'lucide';
import '#src/text/lazy/checkout.ts';
import { text } from '#src/text/text.ts';
import { Icon } from '#src/ui/Icon.tsx';
import * as css from './Confirmation.css.ts';

interface OrderActionsProps {
  /** Where the guest goes, on one line; empty where the order comes to them, or where the cafe is not known. */
  readonly place: string;
  /** Text of the calendar's file; null where the time, or the cafe with its time zone, is not known. */
  readonly calendar: string | null;
  readonly number: string;
}

const mapsUrl = (place: string) => `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;

/** What helps with an order that was placed: the way to the cafe, an entry in the calendar, a receipt on paper. */
export function OrderActions({ place, calendar, number }: OrderActionsProps) {
  return (
    <ul className={css.actions} aria-label={text('confirmation.actions')}>
      {place !== '' && (
        <li>
          <a className={css.action} href={mapsUrl(place)} target="_blank" rel="noreferrer">
            <Icon of={Navigation} />
            {text('confirmation.directions')}
          </a>
        </li>
      )}
      {calendar !== null && (
        <li>
          <a
            className={css.action}
            href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`}
            download={`hearthside-${number}.ics`}
          >
            <Icon of={CalendarPlus} />
            {text('confirmation.calendar')}
          </a>
        </li>
      )}
      <li>
        <button type="button" className={css.action} onClick={() => print()}>
          <Icon of={Printer} />
          {text('confirmation.receipt')}
        </button>
      </li>
    </ul>
  );
}
