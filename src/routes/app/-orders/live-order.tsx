import { ActiveOrderRow } from '#src/flows/active-orders/ActiveOrderRow.tsx';
import { useLiveOrder, type LiveOrderProps } from './use-live-order.ts';

/** An order in the strip of the home page. */
export const LiveOrder = ({ isOneOfSeveral, ...props }: LiveOrderProps & { readonly isOneOfSeveral: boolean }) => (
  <ActiveOrderRow {...useLiveOrder(props)} isOneOfSeveral={isOneOfSeveral} />
);
