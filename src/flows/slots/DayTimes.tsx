import { ChevronRight } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import type { Destination } from '#domain/order/order.ts';
import { dayParts, type DayPart } from '#domain/slots/day-parts.ts';
import type { Slot } from '#domain/slots/slot.ts';
import { dayOf } from '#domain/time/cafe-time.ts';
import { dayLabel, timeLabel } from '#domain/time/label.ts';
import '#src/text/lazy/order-setup.ts';
import { allOf } from '#src/text/lists.ts';
import { text } from '#src/text/text.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { RadioChips } from '#src/ui/RadioChips.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import * as css from './Slots.css.ts';

interface DayTimesProps {
  /** The day of service, `YYYY-MM-DD`. */
  readonly day: string;
  readonly destination: Destination;
  /** The times still to come, free and booked. */
  readonly slots: readonly Slot[];
  readonly today: string;
  readonly chosen: string | null;
  readonly onChoose: (at: string) => void;
}

const isLate = ({ key }: DayPart) => key === 'evening' || key === 'night';
/** Only times that can be chosen, by part of the day; the evening waits behind a button where there is something before it. */
export function DayTimes({ slots, day, ...choice }: DayTimesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const late = useRef<HTMLDivElement>(null);
  // The pressed button is removed, so the first time that it opened takes the focus.
  useEffect(() => {
    if (isOpen) late.current?.querySelector('input')?.focus();
  }, [isOpen]);
  const parts = dayParts(slots, day);
  const isFolded = !isOpen && parts.some((part) => !isLate(part)) && !parts.some((part) => isLate(part) && holds(part, choice.chosen));
  const lateSlots = parts.filter(isLate).flatMap((part) => part.slots.filter(({ isOpen: isFree }) => isFree));
  const [from] = lateSlots;
  const to = lateSlots.at(-1);
  return (
    <Stack gap={24}>
      {parts.map((part) => (isLate(part) ? null : <Part key={part.key} part={part} day={day} {...choice} />))}
      {isFolded && from && to && (
        <div>
          <button type="button" className={css.change} onClick={() => setIsOpen(true)}>
            {text('slots.more', { from: timeLabel(from.at), to: timeLabel(to.at) })}
          </button>
        </div>
      )}
      {!isFolded && (
        <div ref={late}>
          <Stack gap={24}>
            {parts.filter(isLate).map((part) => (
              <Part key={part.key} part={part} day={day} {...choice} />
            ))}
          </Stack>
        </div>
      )}
    </Stack>
  );
}

const holds = ({ slots }: DayPart, chosen: string | null) => slots.some(({ at }) => at === chosen);

function Part({ part, day, destination, today, chosen, onChoose }: Omit<DayTimesProps, 'slots'> & { readonly part: DayPart }) {
  const free = part.slots.filter(({ isOpen }) => isOpen);
  const taken = part.slots.filter(({ isOpen }) => !isOpen);
  const night = dayLabel(dayOf(part.slots[0]?.at ?? day), today);
  return (
    <div>
      {free.length > 0 && (
        <RadioChips
          legend={text(`slots.${part.key}`, { day: night })}
          variant="grid"
          name="time"
          value={chosen}
          onChange={onChoose}
          options={free.map(({ at }) => ({ value: at, label: timeLabel(at) }))}
        />
      )}
      {taken.length > 0 && <Taken part={part} taken={taken} isCurbside={destination === 'CURBSIDE'} />}
    </div>
  );
}

interface TakenProps {
  readonly part: DayPart;
  readonly taken: readonly Slot[];
  /** A time may be past the end of that service too. */
  readonly isCurbside: boolean;
}

function Taken({ part: { key }, taken, isCurbside }: TakenProps) {
  const times = allOf(taken.map(({ at }) => timeLabel(at)));
  return (
    <details className={css.booked}>
      <summary className={css.bookedLine}>
        <Icon of={ChevronRight} size={16} className={css.bookedMark} />
        {text(isCurbside ? 'slots.unavailable' : `slots.booked.${key}`, { count: taken.length })}
      </summary>
      <p className={css.bookedWhich}>{text(isCurbside ? 'slots.unavailable.which' : 'slots.booked.which', { times })}</p>
    </details>
  );
}
