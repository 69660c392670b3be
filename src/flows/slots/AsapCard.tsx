import { asapAt } from '#domain/slots/lead-time.ts';
import { timeLabel } from '#domain/time/label.ts';
import type { SlotsScreen } from '#machines/slots/slots.screen.ts';
import '#src/text/lazy/order-setup.ts';
import { text } from '#src/text/text.ts';
import { mark } from '#src/ui/Choice.css.ts';
import * as css from './Slots.css.ts';

interface AsapCardProps {
  readonly screen: Pick<SlotsScreen, 'destination' | 'timeZone'>;
  /** Minutes that the kitchen needs; null where that is not known. */
  readonly minutes: number | null;
  /** The cafe-local time of now. */
  readonly now: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** The first choice and the largest. */
export function AsapCard({ screen: { destination, timeZone }, minutes, now, isChosen, onChoose }: AsapCardProps) {
  const key = destination === 'DELIVERY' ? 'slots.asap.arrives' : 'slots.asap.note';
  return (
    <label className={css.asap}>
      <input type="radio" className={mark} name="time" value="asap" checked={isChosen} onChange={onChoose} />
      <span className={css.asapWords}>
        <span className={css.asapName}>{text('slots.asap')}</span>
        {minutes !== null && <span className={css.ready}>{text(key, { minutes, time: timeLabel(asapAt(now, minutes, timeZone)) })}</span>}
      </span>
    </label>
  );
}
