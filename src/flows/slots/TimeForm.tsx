import type { TimeChoice } from '#domain/slots/choice.ts';
import type { PickableDay } from '#domain/slots/days.ts';
import { isFullDay, type Slot } from '#domain/slots/slot.ts';
import { dayOf } from '#domain/time/cafe-time.ts';
import { dayLabel, dayTile, longDayLabel } from '#domain/time/label.ts';
import type { SlotsScreen } from '#machines/slots/slots.screen.ts';
import type { SlotsEvent } from '#machines/slots/slots.types.ts';
import '#src/text/lazy/order-setup.ts';
import { text } from '#src/text/text.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { RadioChips } from '#src/ui/RadioChips.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { useForm } from '#src/ui/useForm.ts';
import { AsapCard } from './AsapCard.tsx';
import { DayTimes } from './DayTimes.tsx';
import * as css from './Slots.css.ts';

interface TimeFormProps {
  /** For a button outside the form. */
  readonly id: string;
  readonly screen: Exclude<SlotsScreen, { kind: 'loadingDays' | 'finished' }>;
  readonly send: (event: SlotsEvent) => void;
  readonly days: readonly PickableDay[];
  /** The times still to come; null until they are there. */
  readonly slots: readonly Slot[] | null;
  /** The cafe-local time of now. */
  readonly now: string;
  readonly choice: TimeChoice | null;
  /** A time of the day on show, or null for as soon as possible. */
  readonly onPick: (at: string | null) => void;
  readonly onSubmit: () => void;
}

export function TimeForm({ id, onSubmit, ...props }: TimeFormProps) {
  const { screen, send, now, choice, onPick } = props;
  const form = useForm({ initial: {}, onSubmit });
  const asap = (minutes: number | null) => (
    <AsapCard screen={screen} minutes={minutes} now={now} isChosen={choice?.kind === 'asap'} onChoose={() => onPick(null)} />
  );
  return (
    <form {...form.props} id={id}>
      <Stack gap={24}>
        {screen.kind === 'asapOnly' && (
          <>
            {asap(null)}
            <p className={css.quiet}>{text('slots.asapOnly')}</p>
          </>
        )}
        {screen.kind === 'unanswered' && (
          <>
            {/* Without an answer it is not known whether the kitchen is closed. */}
            {screen.leadMinutes !== null && asap(screen.leadMinutes)}
            <Notice tone="bad" isLive action={{ label: text('slots.retry'), onAct: () => send({ type: 'slots.retried' }) }}>
              {text('slots.unanswered')}
            </Notice>
          </>
        )}
        {'day' in screen && (
          <>
            {screen.leadMinutes === null ? <Notice tone="warn">{text('slots.asap.none')}</Notice> : asap(screen.leadMinutes)}
            <Schedule {...props} screen={screen} />
          </>
        )}
      </Stack>
    </form>
  );
}

/** The day of service before today is the night that is not over yet. */
const nameOf = (day: string, today: string) => (day < today ? text('slots.tonight') : dayLabel(day, today));
/** A weekday keeps its capital. */
const inSentence = (day: string) => day.replace(/^To/, 'to');
const list = new Intl.ListFormat('en-US');

interface ScheduleProps extends Omit<TimeFormProps, 'id' | 'screen' | 'onSubmit'> {
  readonly screen: Extract<SlotsScreen, { readonly day: string }>;
}

function Schedule({ screen, send, days, slots, now, choice, onPick }: ScheduleProps) {
  const today = dayOf(now);
  // The last time of a day may pass, or be taken, while the guest looks at it.
  const isFull = screen.kind === 'fullDay' || (screen.kind === 'choosing' && slots !== null && isFullDay(slots));
  const closed = days.filter(({ isOpen }) => !isOpen).map(({ day }) => longDayLabel(day));
  const next = days.find(({ day, isOpen }) => isOpen && day > screen.day);
  const see = next && {
    label: text('slots.full.next', { day: inSentence(nameOf(next.day, today)) }),
    onAct: () => send({ type: 'day.picked', day: next.day }),
  };
  return (
    <>
      <div>
        <RadioChips
          legend={text(screen.leadMinutes === null ? 'slots.when' : 'slots.schedule')}
          isSection
          variant="days"
          value={screen.day}
          onChange={(day) => send({ type: 'day.picked', day })}
          options={days.map(({ day, isOpen }) => ({
            value: day,
            ...tileOf(day, today, !isOpen ? text('slots.closed') : isFull && day === screen.day ? text('slots.isFull') : null),
            isDisabled: !isOpen,
          }))}
        />
        {closed.length > 0 && <p className={css.closedNote}>{text('slots.closedOn', { days: list.format(closed) })}</p>}
      </div>
      {screen.kind === 'loadingDay' && <Spinner label={text('slots.loading')} />}
      {isFull && (
        <Notice tone="warn" isLive action={see}>
          {text('slots.full', { day: inSentence(nameOf(screen.day, today)) })}
        </Notice>
      )}
      {screen.kind === 'choosing' && !isFull && (
        <DayTimes
          key={screen.day}
          day={screen.day}
          destination={screen.destination}
          slots={slots ?? []}
          today={today}
          chosen={choice?.kind === 'slot' ? choice.at : null}
          onChoose={onPick}
        />
      )}
    </>
  );
}

function tileOf(day: string, today: string, why: string | null) {
  const { name, date } = dayTile(day, today);
  return { label: day < today ? text('slots.tonight') : name, meta: why ?? date };
}
