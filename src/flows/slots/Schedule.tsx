import { nextDay, type PickableDay } from '#domain/slots/days.ts';
import { isFullDay } from '#domain/slots/slot.ts';
import { dayOf } from '#domain/time/cafe-time.ts';
import { dayTile, longDayLabel } from '#domain/time/label.ts';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import '#src/text/lazy/order-setup.ts';
import { allOf } from '#src/text/lists.ts';
import { text } from '#src/text/text.ts';
import { CellBlocks } from '#src/ui/Blocks.tsx';
import { NewWords } from '#src/ui/NewWords.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { RadioChips } from '#src/ui/RadioChips.tsx';
import { Waiting } from '#src/flows/kit/Waiting.tsx';
import { dayInSentence } from './day-name.ts';
import { DayTimes } from './DayTimes.tsx';
import * as css from './Slots.css.ts';
import type { DayProps } from './time-props.ts';
import { LostTime } from './TimeNews.tsx';

/** The days, and the times of the one on show. */
export function Schedule({ screen, send, days, slots, now, choice, lost }: DayProps) {
  // A day that turns out to have no time, and a time that is gone, leave with the focus.
  const part = useKeptFocus<HTMLDivElement>(`${screen.day} ${screen.kind} ${lost?.at}`);
  const today = dayOf(now);
  // The last time of a day may pass, or be taken, while the guest looks at it.
  const isFull = screen.kind === 'fullDay' || (screen.kind === 'choosing' && slots !== null && isFullDay(slots));
  // Nothing tells a day that is over from one on which the cafe is closed: of today, the page says that no time is left.
  const closed = days.filter(({ day, isOpen }) => !isOpen && day !== today).map(({ day }) => longDayLabel(day));
  const tiles = days.map((each) => {
    const why = whyNot(each, today, screen);
    const isFullNow = isFull && each.day === screen.day;
    const { label, meta } = tileOf(each.day, today);
    return { value: each.day, label, meta: why ?? (isFullNow ? text('slots.isFull') : meta), isDisabled: why !== null };
  });
  return (
    <div ref={part} tabIndex={-1} className={css.schedule}>
      <div>
        <RadioChips
          legend={text(screen.leadMinutes === null ? 'slots.when' : 'slots.schedule')}
          isSection
          variant="days"
          value={screen.day}
          onChange={(day) => send({ type: 'day.picked', day })}
          options={tiles}
        />
        {closed.length > 0 && <p className={css.closedNote}>{text('slots.closedOn', { days: allOf(closed) })}</p>}
      </div>
      <LostTime lost={lost} choice={choice} />
      {screen.kind === 'loadingDay' && (
        <div className={css.comingTimes}>
          <Waiting label={text('slots.loading')}>
            <CellBlocks count={12} />
          </Waiting>
        </div>
      )}
      {isFull && <FullDay screen={screen} send={send} days={days} today={today} />}
      {screen.kind === 'choosing' && !isFull && (
        <DayTimes
          key={screen.day}
          day={screen.day}
          destination={screen.destination}
          slots={slots ?? []}
          today={today}
          chosen={choice?.kind === 'slot' ? choice.at : null}
          onChoose={(at) => send({ type: 'slot.picked', day: screen.day, at })}
        />
      )}
    </div>
  );
}

/** Why a day cannot be looked at; null: it can. */
function whyNot({ day, isOpen }: PickableDay, today: string, { without }: DayProps['screen']): string | null {
  if (!isOpen) return text(day === today ? 'slots.none' : 'slots.closed');
  return without.includes(day) ? text('slots.isFull') : null;
}

function tileOf(day: string, today: string) {
  const { name, date } = dayTile(day, today);
  return { label: day < today ? text('slots.tonight') : name, meta: date };
}

/** No time is left on the day on show: the next one that may have some, or the question once more. */
function FullDay({ screen, send, days, today }: Pick<DayProps, 'screen' | 'send' | 'days'> & { readonly today: string }) {
  const next = nextDay(days, screen.day, screen.without);
  const isStuck = screen.kind !== 'loadingDay' && screen.canRetry;
  const see =
    next === null
      ? undefined
      : { label: text('slots.full.next', { day: dayInSentence(next, today) }), onAct: () => send({ type: 'day.picked', day: next }) };
  const retry = { label: text('slots.retry'), onAct: () => send({ type: 'slots.retried' }) };
  return (
    <NewWords>
      <Notice tone="warn" action={isStuck ? retry : see}>
        {text(isStuck ? 'slots.full.all' : 'slots.full', {
          day: dayInSentence(screen.day, today),
          days: allOf([...new Set([...screen.without, screen.day])].toSorted().map((day) => dayInSentence(day, today))),
        })}
      </Notice>
    </NewWords>
  );
}
