import type { ReactNode } from 'react';
import type { OrderCafe } from '#domain/order/order.ts';
import { timeChoice, timeOf } from '#domain/slots/choice.ts';
import type { PickableDay } from '#domain/slots/days.ts';
import type { Slot } from '#domain/slots/slot.ts';
import type { SlotsScreen } from '#machines/slots/slots.screen.ts';
import type { SlotsEvent } from '#machines/slots/slots.types.ts';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import '#src/text/lazy/order-setup.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Columns } from '#src/ui/Columns.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Page } from '#src/ui/Page.tsx';
import { CellBlocks } from '#src/ui/Blocks.tsx';
import { Waiting } from '#src/flows/kit/Waiting.tsx';
import { StickyActions } from '#src/ui/StickyActions.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { chosenWords } from './chosen-words.ts';
import * as css from './Slots.css.ts';
import { CafeFacts } from './CafeFacts.tsx';
import { TimeForm } from './TimeForm.tsx';

interface SlotsViewProps {
  /** Steps and heading of the page. */
  readonly head: ReactNode;
  readonly screen: SlotsScreen;
  readonly send: (event: SlotsEvent) => void;
  readonly days: readonly PickableDay[];
  /** The times still to come; null until they are there. */
  readonly slots: readonly Slot[] | null;
  /** The cafe-local times of now, and at which an order begun now is ready. */
  readonly now: string;
  readonly readyAt: string;
  /** The name of what the guest wants a time for; null: it is nothing that is known. Default: null. */
  readonly item?: string | null;
  /** Null until the cafe is ready. */
  readonly cafe: OrderCafe | null;
  /** `HH:mm`; null on a day on which it takes no orders. */
  readonly hoursToday: { readonly open: string; readonly close: string } | null;
  /** Null where the cafe follows from something else. */
  readonly onChangeCafe: (() => void) | null;
  /** Where the cafe is; null: the site has no map. */
  readonly cafePlace: ReactNode;
  /** The menu comes next; else the page that opened the setup. Default: true. */
  readonly isToMenu?: boolean;
}

const FORM = 'time-form';

export function SlotsView({
  head,
  screen,
  send,
  days,
  slots,
  now,
  readyAt,
  item = null,
  cafe,
  hoursToday,
  onChangeCafe,
  cafePlace,
  isToMenu = true,
}: SlotsViewProps) {
  useKeptFocus(screen.kind);
  if (screen.kind === 'finished') return null;
  const { choice, lost } = choiceOf(screen, slots, { now, readyAt });
  const words = choice && chosenWords(choice, now, screen.timeZone, screen.destination);
  const submit = () => {
    // Enter in the form submits it without a button too.
    if (choice !== null) send({ type: 'time.confirmed', time: timeOf(choice) });
  };
  return (
    <Page heading={null} width="columns">
      <Columns
        variant="formAndSummary"
        first={
          <div>
            {head}
            {screen.kind === 'loadingDays' ? (
              <Waiting isPage label={text('slots.loading')}>
                <CellBlocks count={12} hasFirst />
              </Waiting>
            ) : (
              <TimeForm
                id={FORM}
                screen={screen}
                send={send}
                days={days}
                slots={slots}
                now={now}
                choice={choice}
                lost={lost}
                item={item}
                cafe={cafe}
                onChangeCafe={onChangeCafe}
                onSubmit={submit}
              />
            )}
          </div>
        }
        second={
          <>
            {cafe && (
              <CafeFacts
                cafe={cafe}
                destination={screen.destination}
                hoursToday={hoursToday}
                onChangeCafe={onChangeCafe}
                place={cafePlace}
              />
            )}
            {words && (
              <>
                <StickyActions>
                  <div className={css.chosen}>
                    <span className={css.chosenTime}>{words.title}</span>
                    {words.note !== null && <span className={css.quiet}>{words.note}</span>}
                  </div>
                  <div className={css.submit}>
                    <Button type="submit" form={FORM} isWide>
                      {text(isToMenu ? 'slots.submit' : 'slots.submit.back')}
                    </Button>
                  </div>
                </StickyActions>
                <p className={css.summary}>
                  {words.summary} {text('slots.change')}
                </p>
              </>
            )}
            <VisuallyHidden>
              <LiveRegion>{words && text('slots.chosen', { time: words.title })}</LiveRegion>
            </VisuallyHidden>
          </>
        }
      />
    </Page>
  );
}

function choiceOf(
  screen: SlotsScreen,
  slots: readonly Slot[] | null,
  times: Pick<SlotsViewProps, 'now' | 'readyAt'>,
): ReturnType<typeof timeChoice> {
  if (screen.kind === 'asapOnly') return { choice: { kind: 'asap', minutes: null }, lost: null };
  if (!('picked' in screen)) return { choice: null, lost: null };
  const { leadMinutes, picked } = screen;
  const shown = 'day' in screen ? screen : { day: null, without: [] };
  const known = screen.kind === 'choosing' ? slots : null;
  return timeChoice({ ...times, day: shown.day, slots: known, without: shown.without, leadMinutes }, picked);
}
