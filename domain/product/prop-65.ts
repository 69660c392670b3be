import type { OrderCafe } from '../order/order.ts';

/** Does the warning of California's Proposition 65 belong to what this cafe sells (OVERLAYS-31)? Its address ends with its state. */
export const isUnderProp65 = (cafe: Pick<OrderCafe, 'address'> | null): boolean =>
  cafe !== null && /, CA( \d{5}(-\d{4})?)?$/.test(cafe.address);
