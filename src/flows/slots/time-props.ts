import type { OrderCafe } from '#domain/order/order.ts';
import type { LostTime, TimeChoice } from '#domain/slots/choice.ts';
import type { PickableDay } from '#domain/slots/days.ts';
import type { Slot } from '#domain/slots/slot.ts';
import type { SlotsScreen } from '#machines/slots/slots.screen.ts';
import type { SlotsEvent } from '#machines/slots/slots.types.ts';

/** What the parts of the time step are drawn from. */
export interface TimeProps<Screen extends SlotsScreen> {
  readonly screen: Screen;
  readonly send: (event: SlotsEvent) => void;
  readonly days: readonly PickableDay[];
  /** The times still to come; null until they are there. */
  readonly slots: readonly Slot[] | null;
  /** The cafe-local time of now. */
  readonly now: string;
  readonly choice: TimeChoice | null;
  /** A picked time that cannot be chosen anymore; null: none. */
  readonly lost: LostTime | null;
  /** The name of what the guest wants a time for; null: it is nothing that is known. */
  readonly item: string | null;
  /** Null until the cafe is ready. */
  readonly cafe: OrderCafe | null;
  /** Null where the cafe follows from something else. */
  readonly onChangeCafe: (() => void) | null;
}

/** The same while a day is on show. */
export type DayProps = TimeProps<Extract<SlotsScreen, { readonly day: string }>>;
