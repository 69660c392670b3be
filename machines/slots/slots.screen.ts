import type { SnapshotFrom } from 'xstate';
import type { PickedTime } from '#domain/slots/choice.ts';
import type { slotsMachine } from './slots.machine.ts';
import type { DaysOffer, SlotsInput } from './slots.types.ts';

interface Picking {
  readonly leadMinutes: number | null;
  readonly picked: PickedTime | null;
}

interface Days extends Picking {
  readonly day: string;
  /** Days that turned out to have no time. */
  readonly without: readonly string[];
  /** Those of them that were passed over on the way to `day`. */
  readonly passed: readonly string[];
  /** The time that was picked at first for the guest; null: none was. */
  readonly suggested: PickedTime | null;
}

export type SlotsScreen = SlotsInput & { readonly orderAmount: number } & (
    | { kind: 'loadingDays' }
    | { kind: 'asapOnly' }
    | ({ kind: 'loadingDay' } & Days)
    /** `canRetry`: no other day has a time, so that all can be asked for again. */
    | ({ kind: 'choosing' | 'fullDay'; canRetry: boolean } & Days)
    | ({ kind: 'unanswered' } & Picking)
    | { kind: 'finished'; as: 'chosen' | 'closed' }
  );

export function slotsScreen(snapshot: SnapshotFrom<typeof slotsMachine>): SlotsScreen {
  const { cafeId, timeZone, destination, isSlotted, distance, orderAmount } = snapshot.context;
  const { day, without, passed, leadMinutes, picked, suggested } = snapshot.context;
  const asked = { cafeId, timeZone, destination, isSlotted, distance, orderAmount };
  if (snapshot.output !== undefined) return { ...asked, kind: 'finished', as: snapshot.output.kind };
  if (snapshot.matches('asapOnly')) return { ...asked, kind: 'asapOnly' };
  if (snapshot.matches('unanswered')) return { ...asked, kind: 'unanswered', leadMinutes, picked };
  if (day === null || snapshot.matches('loadingDays')) return { ...asked, kind: 'loadingDays' };
  const shown = { ...asked, day, without, passed, leadMinutes, picked, suggested };
  if (snapshot.matches('loadingDay')) return { ...shown, kind: 'loadingDay' };
  return { ...shown, kind: snapshot.matches('choosing') ? 'choosing' : 'fullDay', canRetry: snapshot.can({ type: 'slots.retried' }) };
}

/**
 * Returns a screen with what the cafe offers now, which may be less than when the days were asked for (SLOTS-10). The days come anew where its day is
 * not offered any more, or nothing is known yet, as after a reload.
 */
export function screenNow(screen: SlotsScreen, offer: DaysOffer | null): SlotsScreen {
  if (screen.kind === 'unanswered') return offer ? { ...screen, leadMinutes: offer.leadMinutes } : screen;
  if (!('day' in screen)) return screen;
  if (offer?.days.includes(screen.day)) return { ...screen, leadMinutes: offer.leadMinutes };
  const { cafeId, timeZone, destination, isSlotted, distance, orderAmount } = screen;
  return { cafeId, timeZone, destination, isSlotted, distance, orderAmount, kind: 'loadingDays' };
}
