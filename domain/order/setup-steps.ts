import { isRealCafe } from '../cafe/cafe.ts';
import { must } from '../must.ts';
import type { DeliveryAddress, Destination, OrderCafe, Schedule, SetUpOrder } from './order.ts';

/** One question of the order setup. */
export type SetupStep = 'destination' | 'cafe' | 'address' | 'time' | 'table';

/** What the guest has said so far. */
export interface SetupDraft {
  readonly destination: Destination | null;
  readonly cafe: OrderCafe | null;
  readonly address: DeliveryAddress | null;
  readonly schedule: Schedule | null;
  /** 0 or null: none yet. */
  readonly tableNumber: number | null;
}

const steps: Readonly<Record<Destination, readonly SetupStep[]>> = {
  RPU: ['destination', 'cafe', 'time'],
  DRIVE_THRU: ['destination', 'cafe', 'time'],
  CURBSIDE: ['destination', 'cafe', 'time'],
  DELIVERY: ['destination', 'address', 'time'],
  DINEIN: ['destination', 'cafe', 'table'],
};

/** The steps of a destination in their order (ORD-SETUP-01 to -05); without one, only the question for it. */
export const stepsOf = (destination: Destination | null): readonly SetupStep[] =>
  destination === null ? ['destination'] : steps[destination];

/** Is this question answered (ORD-SETUP-07 to -12)? An address is answered together with the cafe that delivers to it. */
export function isStepDone(step: SetupStep, { destination, cafe, address, schedule, tableNumber }: SetupDraft): boolean {
  switch (step) {
    case 'destination':
      return destination !== null;
    case 'cafe':
      return cafe !== null && isRealCafe(cafe.id);
    case 'address':
      return address !== null && cafe !== null && isRealCafe(cafe.id);
    case 'time':
      return schedule?.priority === 'ASAP' || (schedule?.priority === 'LATER' && schedule.at !== '');
    case 'table':
      return (tableNumber ?? 0) > 0;
  }
}

/** A number as it stands on a table: digits only, and above 0 (ORD-SETUP-12). A sign or a fraction is not dropped: it would be another table. */
export const isTableNumber = (typed: string): boolean => /^0*[1-9]\d{0,3}$/.test(typed.trim());

/** The first question that is still open, or null when the order is set up (ORD-SETUP-06). */
export const openStep = (draft: SetupDraft): SetupStep | null =>
  stepsOf(draft.destination).find((step) => !isStepDone(step, draft)) ?? null;

/** What is left of a draft when the guest goes back to a step, so that it and what depends on it are asked again (ORD-SETUP-14, -15). */
export function backTo(step: SetupStep, draft: SetupDraft): SetupDraft {
  switch (step) {
    case 'destination':
      return { destination: null, cafe: null, address: null, schedule: null, tableNumber: null };
    case 'cafe':
      return { ...draft, cafe: null, schedule: null, tableNumber: null };
    case 'address':
      return { ...draft, address: null, cafe: null, schedule: null };
    case 'time':
      return { ...draft, schedule: null };
    case 'table':
      return { ...draft, tableNumber: null };
  }
}

/**
 * A draft for another destination. The cafe stays where the new one asks for a cafe, the address where it asks for an address,
 * and the time goes, because times differ by destination.
 */
export function redirected(draft: SetupDraft, destination: Destination): SetupDraft {
  if (draft.destination === destination) return draft;
  const isDelivery = destination === 'DELIVERY';
  const wasDelivery = draft.destination === 'DELIVERY';
  return {
    destination,
    cafe: isDelivery || wasDelivery ? null : draft.cafe,
    address: isDelivery ? draft.address : null,
    schedule: null,
    tableNumber: destination === 'DINEIN' ? draft.tableNumber : null,
  };
}

/**
 * The order that a finished draft describes (ORD-SETUP-24).
 * @throws RangeError when a step is still open.
 */
export function setUpOrderFrom(
  draft: SetupDraft,
  { specialInstructions, isGroup }: Pick<SetUpOrder, 'specialInstructions' | 'isGroup'>,
): SetUpOrder {
  if (openStep(draft) !== null) throw new RangeError('The order is not set up yet.');
  const { address, schedule, tableNumber } = draft;
  const destination = must(draft.destination, 'destination');
  return {
    destination,
    cafe: must(draft.cafe, 'cafe'),
    address: destination === 'DELIVERY' ? address : null,
    schedule: schedule ?? rightAway,
    tableNumber: destination === 'DINEIN' ? tableNumber : null,
    specialInstructions,
    isGroup,
  };
}

/** Who sits at the table is served as soon as the kitchen can: there is no time step (ORD-SETUP-05). */
const rightAway: Schedule = { priority: 'ASAP', leadMinutes: 0 };
