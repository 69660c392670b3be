import type { ReactNode } from 'react';
import { dayParts } from '#domain/slots/day-parts.ts';
import type { PickableDay } from '#domain/slots/days.ts';
import { isFullDay, type Slot } from '#domain/slots/slot.ts';
import { dayOf } from '#domain/time/cafe-time.ts';
import { dayLabel, timeLabel } from '#domain/time/label.ts';
import type { SlotsScreen } from '#machines/slots/slots.screen.ts';
import type { SlotsEvent } from '#machines/slots/slots.types.ts';
import '#src/text/lazy/order-setup.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Columns } from '#src/ui/Columns.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { RadioChips } from '#src/ui/RadioChips.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { StickyActions } from '#src/ui/StickyActions.tsx';
import { useForm } from '#src/ui/useForm.ts';

interface SlotsViewProps {
  /** Steps and heading of the page. */
  readonly head: ReactNode;
  readonly screen: SlotsScreen;
  readonly send: (event: SlotsEvent) => void;
  readonly days: readonly PickableDay[];
  /** The times still to come; null until they are there. */
  readonly slots: readonly Slot[] | null;
  readonly today: string;
}

export function SlotsView({ head, ...props }: SlotsViewProps) {
  if (props.screen.kind === 'finished') return null;
  return (
    <Page heading={null} width="columns">
      <Columns
        variant="formAndSummary"
        first={
          <div>
            {head}
            <Choices {...props} />
          </div>
        }
        second={null}
      />
    </Page>
  );
}

function Choices({ screen, send, days, slots, today }: Omit<SlotsViewProps, 'head'>) {
  // The last time of a day may pass, or be taken, while the guest looks at it.
  const isFull = screen.kind === 'fullDay' || (screen.kind === 'choosing' && slots !== null && isFullDay(slots));
  switch (screen.kind) {
    case 'loadingDays':
      return <Spinner label={text('slots.loading')} />;
    case 'asapOnly':
      return (
        <Stack gap={8}>
          <Button isWide onClick={() => send({ type: 'asap.chosen' })}>
            {text('slots.asap')}
          </Button>
          <p>{text('slots.asapOnly')}</p>
        </Stack>
      );
    case 'unanswered':
      return (
        <Stack gap={24}>
          {/* Without an answer it is not known whether the kitchen is closed. */}
          {screen.leadMinutes !== null && (
            <Asap leadMinutes={screen.leadMinutes} isDelivery={screen.destination === 'DELIVERY'} send={send} />
          )}
          <Notice tone="bad" isLive action={{ label: text('slots.retry'), onAct: () => send({ type: 'slots.retried' }) }}>
            {text('slots.unanswered')}
          </Notice>
        </Stack>
      );
    case 'finished':
      return null;
    case 'loadingDay':
    case 'choosing':
    case 'fullDay':
      return (
        <Stack gap={24}>
          <Asap leadMinutes={screen.leadMinutes} isDelivery={screen.destination === 'DELIVERY'} send={send} />
          <RadioChips
            legend={text('slots.days')}
            variant="days"
            value={screen.day}
            onChange={(day) => send({ type: 'day.picked', day })}
            options={days.map(({ day, isOpen }) => ({
              value: day,
              label: serviceDayLabel(day, today),
              isDisabled: !isOpen,
              ...(!isOpen && { meta: text('slots.closed') }),
            }))}
          />
          {screen.kind === 'loadingDay' && <Spinner label={text('slots.loading')} />}
          {isFull && (
            <Notice tone="warn" isLive>
              {text('slots.full', { day: serviceDayLabel(screen.day, today) })}
            </Notice>
          )}
          {screen.kind === 'choosing' && !isFull && (
            <Times key={screen.day} day={screen.day} slots={slots ?? []} today={today} send={send} />
          )}
        </Stack>
      );
  }
}

interface AsapProps extends Pick<SlotsViewProps, 'send'> {
  readonly leadMinutes: number | null;
  readonly isDelivery: boolean;
}

function Asap({ leadMinutes, isDelivery, send }: AsapProps) {
  if (leadMinutes === null) return <p>{text('slots.asap.none')}</p>;
  return (
    <Stack gap={8}>
      <Button isWide onClick={() => send({ type: 'asap.chosen' })}>
        {text('slots.asap')}
      </Button>
      <p>{text(isDelivery ? 'slots.asap.arrives' : 'slots.asap.note', { minutes: leadMinutes })}</p>
    </Stack>
  );
}

/** The day of service before today is the night that is not over yet. */
const serviceDayLabel = (day: string, today: string) => (day < today ? text('slots.tonight') : dayLabel(day, today));

interface TimesProps extends Pick<SlotsViewProps, 'send' | 'today'> {
  readonly day: string;
  readonly slots: readonly Slot[];
}

function Times({ day, slots, today, send }: TimesProps) {
  const form = useForm<{ readonly chosen: string | null }>({
    initial: { chosen: null },
    onSubmit: ({ chosen: at }) => at !== null && send({ type: 'slot.picked', at }),
  });
  const { chosen } = form.values;
  const nightOf = (at: string) => dayLabel(dayOf(at), today);
  return (
    <form {...form.props}>
      <Stack gap={24}>
        {dayParts(slots, day).map((part) => (
          <RadioChips
            key={part.key}
            legend={text(`slots.${part.key}`, { day: nightOf(part.slots[0]?.at ?? day) })}
            variant="grid"
            name="time"
            value={chosen}
            onChange={(at) => form.set({ chosen: at })}
            options={part.slots.map(({ at, isOpen }) => ({
              value: at,
              label: timeLabel(at),
              isDisabled: !isOpen,
              ...(!isOpen && { title: text('slots.taken', { time: timeLabel(at) }) }),
            }))}
          />
        ))}
        {chosen !== null && (
          <StickyActions>
            <Button type="submit" isWide>
              {dayOf(chosen) > day
                ? text('slots.take.night', { time: timeLabel(chosen), day: nightOf(chosen) })
                : text('slots.take', { time: timeLabel(chosen) })}
            </Button>
          </StickyActions>
        )}
      </Stack>
    </form>
  );
}
