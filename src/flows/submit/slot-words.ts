import type { SlotOffer } from '#domain/checkout/slot-gone.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { dayOf } from '#domain/time/cafe-time.ts';
import { dayLabel, inSentence, momentLabel, timeLabel } from '#domain/time/label.ts';
import '#src/text/lazy/checkout.ts';
import '#src/text/lazy/submit.ts';
import { text } from '#src/text/text.ts';
import type { SubmitEvent } from '#machines/submit/submit.types.ts';

/** What the words of an ending know of time. */
export interface TimeOfEnding {
  /** The cafe-local time of now. */
  readonly now: string;
  /** What is ordered; null: it is not known. */
  readonly order: Pick<SetUpOrder, 'cafe' | 'schedule'> | null;
  /** The offered time that is chosen; null: the first. */
  readonly picked: string | null;
}

interface SlotWords {
  readonly heading: string;
  readonly words: string;
  readonly primary: { readonly label: string; readonly sends: SubmitEvent } | null;
  readonly link?: { readonly to: '/app/cart.html' | '/app/startOrder.html'; readonly label: string };
}

/** Returns the time of an offer that the guest would take; null: none is offered. */
export const timeTaken = ({ times }: SlotOffer, picked: string | null): string | null =>
  times.find((at) => at === picked) ?? times[0] ?? null;

/** What is said where the time of an order is gone, and what leads on (SUBMIT-12, SUBMIT-13). */
export function slotWords(offer: SlotOffer & { readonly isPlacedAtOnce: boolean }, time: TimeOfEnding): SlotWords {
  const { slotReason, nextSlot, missing, isPlacedAtOnce } = offer;
  const at = timeTaken(offer, time.picked);
  const other = { to: '/app/startOrder.html', label: text('submit.slot.other') } as const;
  if (at === null) {
    const heading = text(slotReason === 'full' ? 'submit.noSlot.heading' : headings[slotReason]);
    const words = text(wordsAlone[slotReason]);
    if (missing === null) return { heading, words, primary: null, link: other };
    const cart = { to: '/app/cart.html', label: text('shell.backToCart') } as const;
    return { heading: text('submit.missing.heading', { item: missing }), words: text('submit.slot.never'), primary: null, link: cart };
  }
  const words = [
    fullWords(offer, time),
    missing === null || nextSlot === null ? timesWords(offer, time) : missingWords(offer, missing, nextSlot, time),
  ];
  const moment = inSentence(shortMoment(at, time.now));
  return {
    heading: text(headings[slotReason]),
    words: words.filter(Boolean).join(' '),
    primary: { label: text(isPlacedAtOnce ? 'submit.slot.order' : 'submit.slot.take', { moment }), sends: { type: 'slot.accepted', at } },
  };
}

const headings = {
  full: 'submit.slotGone.heading',
  prepTime: 'submit.prepTime.heading',
  tooSoon: 'submit.prepTime.heading',
  over: 'submit.over.heading',
  closed: 'submit.closed.heading',
} as const;

/** Where no time is offered. The size of an order is named only where the server gives it as the reason (SUBMIT-13). */
const wordsAlone = {
  full: 'submit.noSlot',
  prepTime: 'submit.longer',
  tooSoon: 'submit.otherTime',
  over: 'submit.otherTime',
  closed: 'submit.noSlot',
} as const;

/** Which time is full, where the order is for one. */
function fullWords({ slotReason }: SlotOffer, { now, order }: TimeOfEnding): string {
  if (slotReason !== 'full' || order?.schedule.priority !== 'LATER') return '';
  return text('submit.slot.full', { moment: shortMoment(order.schedule.at, now), cafe: order.cafe.name });
}

const timesWords = ({ times: [first = '', second] }: SlotOffer, { now }: TimeOfEnding): string =>
  second === undefined ? text('submit.slot.one', { moment: inSentence(momentLabel(first, now)) }) : text('submit.slot.several');

function missingWords({ times: [first = ''] }: SlotOffer, item: string, nextSlot: string, { now }: TimeOfEnding): string {
  const key = dayOf(first) === dayOf(nextSlot) ? 'submit.slot.missing' : 'submit.slot.missing.day';
  return text(key, { item, moment: inSentence(momentLabel(nextSlot, now)), first: inSentence(momentLabel(first, now)) });
}

/** The words of the group of offered times, and of each: the day once where all are of one. */
export function slotLabels({ times }: SlotOffer, now: string): { readonly legend: string; readonly labelOf: (at: string) => string } {
  const [day = '', ...others] = new Set(times.map(dayOf));
  if (others.length > 0) return { legend: text('submit.slot.next'), labelOf: (at) => momentLabel(at, now) };
  return { legend: text('submit.slot.day', { day: inSentence(dayLabel(day, dayOf(now))) }), labelOf: timeLabel };
}

/** A time of today without its day. */
const shortMoment = (at: string, now: string): string => (dayOf(at) === dayOf(now) ? timeLabel(at) : momentLabel(at, now));
