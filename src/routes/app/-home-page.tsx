import { useRouteContext } from '@tanstack/react-router';
import { knownPlace } from '#domain/home/start.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { hasPlacedOrders } from '#src/flows/active-orders/placed-key.ts';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { orderWaiting } from '#src/pages/home/Home.css.ts';
import { HomeView } from '#src/pages/home/HomeView.tsx';
import { lazyPart } from '../-shell/lazy-part.tsx';
import { useFeatures } from '../-shell/use-features.ts';
import { useOrder } from '../-shell/use-order.ts';
import { HomeMenu } from './-home-menu.tsx';
import { useHomeStart } from './-use-home-start.ts';

const LiveOrders = lazyExtra(async () => (await import('./-live-orders.tsx')).LiveOrders);
const CafesNearPlace = lazyPart(async () => (await import('./-home-cafes.tsx')).CafesNearPlace);
const OrderNow = lazyPart(async () => (await import('./-home-order.tsx')).OrderNow, <div className={orderWaiting} />);
const GreetingNow = lazyPart(async () => (await import('./-home-member.tsx')).GreetingNow);
const RewardsNow = lazyPart(async () => (await import('./-home-member.tsx')).RewardsNow);

/** Loads what the page shows at once: a strip of orders that came later would push all of it down. */
export const loadHome = (context: Pick<RouterContext, 'sharedStorage'>) => hasPlacedOrders(context) && LiveOrders.preload().catch(() => {});

export function HomePage() {
  const context = useRouteContext({ from: '__root__' });
  const { app } = context;
  const { groupOrder } = useFeatures();
  const { order, previous } = useOrder((known) => known);
  const isMember = useScreen(app, ({ context }) => context.visitor === 'member');
  const place = knownPlace(order ?? previous);
  const hasOrders = useScreen(app, ({ children }) => children.activeOrders !== undefined) || hasPlacedOrders(context);
  return (
    <>
      {hasOrders && <LiveOrders />}
      <HomeView
        start={useHomeStart()}
        order={order && <OrderNow order={order} />}
        member={isMember ? { greeting: <GreetingNow />, rewards: <RewardsNow /> } : null}
        menu={<HomeMenu />}
        cafes={place && <CafesNearPlace place={place} />}
        offersGroup={groupOrder}
      />
    </>
  );
}
