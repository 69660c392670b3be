import { useRouteContext } from '@tanstack/react-router';
import { knownPlace } from '#domain/home/start.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { HomeView } from '#src/pages/home/HomeView.tsx';
import { text } from '#src/text/text.ts';
import { useFeatures } from '../../-shell/use-features.ts';
import { useOrder } from '../../-shell/use-order.ts';
import { CafesNearPlace, GreetingNow, GroupStart, OrderNow, RewardsNow, UsualHeading, UsualNow } from './home-lazy.tsx';
import { HomeMenu } from './home-menu.tsx';
import { HomeStrip, loadStrip } from './home-strip.tsx';
import { useHomeStart } from './use-home-start.ts';

/** Loads what the page shows at once: an order that came later would move what is below it. */
export const loadHome = (context: RouterContext) =>
  Promise.all([loadStrip(context), context.actors.order.getSnapshot().context.order && OrderNow.preload().catch(() => {})]);

export function HomePage() {
  const { app } = useRouteContext({ from: '__root__' });
  const { groupOrder } = useFeatures();
  const { order, previous } = useOrder((known) => known);
  const isMember = useScreen(app, ({ context }) => context.visitor === 'member');
  const start = useHomeStart();
  const isUsual = isMember && !order;
  const place = knownPlace(order ?? previous);
  return (
    <>
      <HomeStrip />
      <HomeView
        start={start}
        heading={isUsual ? <UsualHeading /> : text(order ? 'home.order' : 'home.question')}
        order={order ? <OrderNow order={order} /> : isUsual ? <UsualNow start={start} /> : null}
        member={isMember ? { greeting: <GreetingNow />, rewards: <RewardsNow /> } : null}
        menu={<HomeMenu />}
        cafes={place && <CafesNearPlace place={place} />}
        group={groupOrder && <GroupStart />}
      />
    </>
  );
}
