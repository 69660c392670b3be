import { isSameValue } from '../same-value.ts';
import type { SetUpOrder } from './order.ts';

/** Text that is equal for equal orders, however their fields are ordered: a stored order comes back with its fields in another order. */
export const orderKey = (order: SetUpOrder): string => JSON.stringify(order, sortFields);

/**
 * Whether two orders ask for the same (ORD-SETUP-24). What the cafe says of itself, and how long its kitchen needs, may be other: that is renewed
 * without the guest (AVAIL-01).
 */
export const isSameOrder = (one: SetUpOrder, other: SetUpOrder): boolean => isSameValue(askedBy(one), askedBy(other));

const askedBy = ({ cafe, schedule, ...asked }: SetUpOrder) => ({
  ...asked,
  cafeId: cafe.id,
  schedule: schedule.priority === 'ASAP' ? schedule.priority : schedule,
});

const sortFields = (_: string, value: unknown): unknown =>
  value instanceof Object && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
