import { CalendarPlus, Navigation, Receipt, Share2 } from 'lucide';
import { useState } from 'react';
import '#src/text/lazy/confirmation.ts';
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
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  // By the device's own sheet, which the guest may close again; a device without one copies the words.
  const share = async () => {
    try {
      if (Reflect.has(navigator, 'share')) return await navigator.share({ text: shared });
      await navigator.clipboard.writeText(shared);
      setOutcome('copied');
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOutcome('refused');
    }
  };
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
          <button type="button" className={css.action} onClick={() => void share()}>
            <Icon of={Share2} size={22} className={css.actionIcon} />
            {text('confirmation.share')}
          </button>
        </li>
      </ul>
      <LiveRegion>
        {outcome === 'copied' && <p className={css.copied}>{text('confirmation.share.copied')}</p>}
        {outcome === 'refused' && <p className={css.copied}>{text('confirmation.share.refused')}</p>}
      </LiveRegion>
      {outcome === 'refused' && (
        <textarea
          className={css.byHand}
          aria-label={text('confirmation.share.words')}
          readOnly
          rows={3}
          value={shared}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </div>
  );
}
