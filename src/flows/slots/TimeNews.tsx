import { isTodayOver } from '#domain/slots/days.ts';
import { dayOf } from '#domain/time/cafe-time.ts';
import { inSentence, momentLabel, timeLabel } from '#domain/time/label.ts';
import '#src/text/lazy/order-setup.ts';
import { allOf } from '#src/text/lists.ts';
import { text } from '#src/text/text.ts';
import { NewWords } from '#src/ui/NewWords.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { useIsDesk } from '#src/ui/useIsDesk.ts';
import { dayInSentence } from './day-name.ts';
import type { DayProps } from './time-props.ts';

/** What is not as the guest may expect: no order right away, a day without a time that was passed over. */
export function TimeNews(props: DayProps) {
  const { screen, onChangeCafe, item, now } = props;
  const suggested = shownSuggestion(props);
  // Beside the times on a desk.
  const isBeside = useIsDesk();
  const passed = screen.kind === 'fullDay' ? null : passedWords(props);
  const change =
    onChangeCafe && !isBeside && screen.leadMinutes === null ? { label: text('slots.changeCafe'), onAct: onChangeCafe } : undefined;
  return (
    <>
      {screen.leadMinutes === null && passed === null && screen.kind !== 'fullDay' && (
        <Notice tone="warn">{text('slots.asap.none')}</Notice>
      )}
      {suggested !== null && item !== null && (
        <Notice>{text('slots.fitting', { item, moment: inSentence(momentLabel(suggested.at, now)) })}</Notice>
      )}
      <NewWords>
        {passed !== null && (
          <Notice tone="warn" action={change}>
            {passed}
          </Notice>
        )}
      </NewWords>
    </>
  );
}

/** The time that was picked for the guest, while it can be chosen. */
const shownSuggestion = ({ screen: { suggested, without }, lost }: DayProps) =>
  suggested === null || without.includes(suggested.day) || lost?.at === suggested.at ? null : suggested;

function passedWords({ screen: { passed, day, leadMinutes }, days, cafe, now }: DayProps): string | null {
  const today = dayOf(now);
  if (passed.length === 0 && !isTodayOver(days, day, today)) return null;
  const words = {
    cafe: cafe?.name ?? '',
    days: allOf(passed.map((each) => dayInSentence(each, today))),
    day: dayInSentence(day, today),
  };
  if (passed.length === 0) return text('slots.todayOver', words);
  return text(leadMinutes === null ? 'slots.passed' : 'slots.passed.noMore', words);
}

/** A picked time is gone, and what is chosen instead. */
export function LostTime({ lost, choice }: Pick<DayProps, 'lost' | 'choice'>) {
  if (lost === null) return null;
  const key = `slots.${lost.reason}` as const;
  const time = timeLabel(lost.at);
  return (
    <NewWords>
      <Notice tone="warn">
        {choice?.kind === 'slot' ? text(key, { time, next: timeLabel(choice.at) }) : text(`${key}.ask`, { time })}
      </Notice>
    </NewWords>
  );
}
