import { CalendarPlus, Navigation, Receipt, Share2 } from 'lucide';
import { useState } from 'react';
import '#src/text/lazy/checkout.ts';
import { text } from '#src/text/text.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import * as css from './Confirmation.css.ts';

interface OrderActionsProps {
  /** Where the guest goes, on one line; empty where the order comes to them, or where the cafe is not known. */
  readonly place: string;
  /** Text of the calendar's file; null where the time, or the cafe with its time zone, is not known. */
  readonly calendar: string | null;
  readonly number: string;
  /** The text that Share sends. */
  readonly shared: string;
}

const mapsUrl = (place: string) => `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;

/** Actions for an order that was placed: directions, an entry in the calendar, a printed receipt, sharing. */
export function OrderActions({ place, calendar, number, shared }: OrderActionsProps) {
  const [isCopied, setCopied] = useState(false);
  // By the device's own sheet, which the guest may close again; a device without one copies the words.
  const share = async () =>
    Reflect.has(navigator, 'share') ? navigator.share({ text: shared }) : navigator.clipboard.writeText(shared).then(() => setCopied(true));
  return (
    <div>
      <ul className={css.actions} aria-label={text('confirmation.actions')}>
        {place !== '' && (
          <li className={css.cell}>
            <a className={css.action} href={mapsUrl(place)} target="_blank" rel="noreferrer">
              <Icon of={Navigation} size={22} className={css.actionIcon} />
              {text('confirmation.directions')}
            </a>
          </li>
        )}
        {calendar !== null && (
          <li className={css.cell}>
            <a
              className={css.action}
              href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`}
              download={`hearthside-${number}.ics`}
            >
              <Icon of={CalendarPlus} size={22} className={css.actionIcon} />
              {text('confirmation.calendar')}
            </a>
          </li>
        )}
        <li className={css.cell}>
          <button type="button" className={css.action} onClick={() => print()}>
            <Icon of={Receipt} size={22} className={css.actionIcon} />
            {text('confirmation.receipt')}
          </button>
        </li>
        <li className={css.cell}>
          <button type="button" className={css.action} onClick={() => void share().catch(() => {})}>
            <Icon of={Share2} size={22} className={css.actionIcon} />
            {text('confirmation.share')}
          </button>
        </li>
      </ul>
      <LiveRegion>{isCopied && <p className={css.copied}>{text('confirmation.share.copied')}</p>}</LiveRegion>
    </div>
  );
}
