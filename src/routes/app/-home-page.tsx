import { useRouteContext } from '@tanstack/react-router';
import { knownPlace } from '#domain/home/start.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { orderWaiting } from '#src/pages/home/Home.css.ts';
import { HomeView } from '#src/pages/home/HomeView.tsx';
import { lazyPart } from '../-shell/lazy-part.tsx';
import { useFeatures } from '../-shell/use-features.ts';
import { useOrder } from '../-shell/use-order.ts';
import { HomeMenu } from './-home-menu.tsx';
import { HomeStrip, loadStrip } from './-home-strip.tsx';
import { useHomeStart } from './-use-home-start.ts';

const CafesNearPlace = lazyPart(async () => (await import('./-home-cafes.tsx')).CafesNearPlace);
const OrderNow = lazyPart(async () => (await import('./-home-order.tsx')).OrderNow, <div className={orderWaiting} />);
const GreetingNow = lazyPart(async () => (await import('./-home-member.tsx')).GreetingNow);
const RewardsNow = lazyPart(async () => (await import('./-home-member.tsx')).RewardsNow);

/** Loads what the page shows at once. */
export const loadHome = loadStrip;

export function HomePage() {
  const { app } = useRouteContext({ from: '__root__' });
  const { groupOrder } = useFeatures();
  const { order, previous } = useOrder((known) => known);
  const isMember = useScreen(app, ({ context }) => context.visitor === 'member');
  const place = knownPlace(order ?? previous);
  return (
    <>
      <HomeStrip />
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
