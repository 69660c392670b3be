import { Link, useRouteContext } from '@tanstack/react-router';
import { pastOrdersQuery } from '#src/api/loyalty.ts';
import { PastOrders as Orders } from '#src/flows/kit/PastOrders.tsx';
import * as itemCss from '#src/flows/profile/Items.css.ts';
import '#src/text/lazy/past-orders.ts';
import { text } from '#src/text/text.ts';
import { useFeatures } from '../../../-shell/use-features.ts';
import { useMenuToday } from '../../../-shell/use-menu-today.ts';
import { useOrder } from '../../../-shell/use-order.ts';
import { dayPlaced } from '#domain/order/past-order.ts';
import { useGetHelp } from '../../../-shell/use-get-help.ts';
import { useOrderAgain } from '../../../-shell/use-order-again.ts';
import { Loaded } from './-part.tsx';

export function PastOrders() {
  const { call } = useRouteContext({ from: '__root__' });
  const cafeId = useOrder(({ order }) => order?.cafe.id ?? null);
  const { orderHistoryCloud: isCloud } = useFeatures();
  const facts = { ...useMenuToday(), dayPlaced, onOrderAgain: useOrderAgain(), onHelp: useGetHelp() };
  return (
    <Loaded query={pastOrdersQuery(call, { cafeId, isCloud })}>
      {(orders) => (
        <>
          <Orders orders={orders} heading={null} {...facts} />
          {orders.length > 0 && (
            <div>
              <Link to="/app/recent-orders.html" className={itemCss.textLink}>
                {text('pastOrders.recents')}
              </Link>
            </div>
          )}
        </>
      )}
    </Loaded>
  );
}
