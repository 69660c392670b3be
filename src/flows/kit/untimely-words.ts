import type { Help } from '#domain/menu/help.ts';
import { promiseLabel } from '#domain/order/promise.ts';
import type { FoundCafe } from '#domain/cafe/cafe.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import type { LargeOrder } from '#domain/slots/large-order.ts';
import type { TimeProblem } from '#domain/slots/untimely.ts';
import { dayLabel, inSentence, momentLabel, timeLabel } from '#domain/time/label.ts';
import { dayOf, daysLater } from '#domain/time/cafe-time.ts';
import '#src/text/lazy/untimely.ts';
import { text } from '#src/text/text.ts';
import type { TimeWords, Untimely } from './untimely.ts';

/** Words of a page, and the sentence that is read out. */
export type SaidUntimely = Untimely & { readonly said: string };

/** Words of a page beside whose main button is one more, `choose`. */
interface LargeWords extends TimeWords {
  readonly choose: string;
  readonly said: string;
}

/** What a page says of the cafe of an order, which takes none now, with what helps (SLOTS-10). `now` is cafe-local. */
export function closedWords(help: Help, order: SetUpOrder, cafe: FoundCafe, now: string): SaidUntimely {
  const key = help === 'time' ? 'untimely.closed' : 'untimely.closed.destination';
  const heading = text(cafe.isOpen ? 'untimely.kitchen' : 'untimely.closed.now', { cafe: order.cafe.name });
  const brief = text(cafe.isOpen ? 'untimely.closed.brief.kitchen' : 'untimely.closed.when.now');
  return { help, when: whenWords(cafe, now), brief, choose: text(`${key}.choose`), said: `${heading}. ${text(`${key}.help`)}` };
}

/** What a page says of a time that has passed, or is too soon for a catering order (SLOTS-05 to -07). `now` is cafe-local. */
export function problemWords(problem: TimeProblem, now: string): SaidUntimely {
  const choose = text('untimely.closed.choose');
  const when =
    problem.kind === 'passed'
      ? text('untimely.passed', { moment: promiseLabel(problem.at, now) })
      : text('untimely.tooSoon', { minutes: problem.minutes });
  return {
    help: 'time',
    when,
    brief: problem.kind === 'passed' ? passedWords(problem.at, now) : when,
    choose,
    said: `${when}. ${text('untimely.help')}`,
  };
}

/** That a time has passed, in few words: its hour where it is of today, else its day. */
function passedWords(at: string, now: string): string {
  const [day, today] = [dayOf(at), dayOf(now)];
  return text('untimely.passed', { moment: day === today ? timeLabel(at) : dayLabel(day, today) });
}

/** What a page says of an order for which the kitchen needs longer, with a button to its times (OVERLAYS-30). */
export function largeWords({ times, today }: LargeOrder, { destination }: SetUpOrder): LargeWords | null {
  const [at] = times;
  if (at === undefined) return null;
  const time = inSentence(dayOf(at) === today ? timeLabel(at) : momentLabel(at, `${today}T00:00`));
  const when = text(destination === 'DELIVERY' ? 'untimely.large.delivery' : 'untimely.large', { time });
  return { when, choose: text('untimely.closed.choose'), said: `${when}. ${text('untimely.closed.help')}` };
}

const opens = (when: string): string => text('untimely.closed.when.opens', { when });

/** No longer than a promised time, in whose place it comes: nothing moves. */
function whenWords({ isOpen, opensAt }: FoundCafe, now: string): string {
  if (isOpen) return text('untimely.closed.when.kitchen');
  if (opensAt === null) return text('untimely.closed.when.now');
  const [day, today] = [dayOf(opensAt), dayOf(now)];
  if (day === today) return opens(text('untimely.closed.when.clock', { time: timeLabel(opensAt) }));
  const isSoon = opensAt < `${daysLater(today, 1)}${now.slice(10)}`;
  return opens(inSentence(isSoon ? momentLabel(opensAt, now) : dayLabel(day, today)));
}
