import { useRouterState } from '@tanstack/react-router';
import { memo } from 'react';
import { orderBar } from '#domain/navigation/order-bar.ts';
import { isAboutOrder, isCartOrCheckout, offersNoStart } from '#domain/navigation/page.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { OrderStarts, OrderSummary } from '#src/pages/shell/OrderSummary.tsx';
import { useBarTime } from './use-bar-time.tsx';
import { useAppContext } from './use-app-context.ts';
import { useFeatures } from './use-features.ts';
import { useOrder } from './use-order.ts';

/** Before an order is set up the ways to begin one, then its summary (NAV-01, NAV-05). */
export const OrderBar = memo(function OrderBar() {
  const { actors, clock, config } = useAppContext();
  const { groupOrder } = useFeatures();
  const order = useOrder((known) => known.order);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const timeOf = useBarTime(path);
  if (isAboutOrder(path)) return null;
  // The menu has a field of its own.
  const onSearch = path.startsWith('/app/menu') ? null : () => actors.overlays.send({ type: 'overlay.opened', id: 'menu-search' });
  const bar = orderBar({ isSetUp: order !== null, isInvitee: false, groupOrder, isOnPage: isCartOrCheckout(path) });
  if (bar.kind === 'setup')
    return offersNoStart(path) ? null : <OrderStarts offersGroup={bar.offersGroup} cateringUrl={config.cateringUrl} onSearch={onSearch} />;
  if (bar.kind !== 'summary' || order === null) return null;
  return <OrderSummary {...{ order, onSearch }} time={timeOf(order)} now={cafeTimeAt(clock.now(), order.cafe.timeZone)} returnTo={path} />;
});
