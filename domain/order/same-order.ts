import type { SetUpOrder } from './order.ts';

/** Text that is equal for equal orders, however their fields are ordered: a stored order comes back with its fields in another order. */
export const orderKey = (order: SetUpOrder): string => JSON.stringify(order, sortFields);

/** Whether two orders agree in every field (ORD-SETUP-24). */
export const isSameOrder = (one: SetUpOrder, other: SetUpOrder): boolean => orderKey(one) === orderKey(other);

const sortFields = (_: string, value: unknown): unknown =>
  value instanceof Object && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
