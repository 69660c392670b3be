import { useQuery } from '@tanstack/react-query';
import { useRouteContext, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { cartLinkLabel, itemCount, orderBar } from '#domain/navigation/order-bar.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import { cartScreen } from '#machines/cart/cart.screen.ts';
import type { noticesMachine } from '#machines/notices/notices.machine.ts';
import { noticesScreen } from '#machines/notices/notices.screen.ts';
import type { overlaysMachine } from '#machines/overlays/overlays.machine.ts';
import { overlaysScreen } from '#machines/overlays/overlays.screen.ts';
import type { siteMachine } from '#machines/site/site.machine.ts';
import { siteScreen } from '#machines/site/site.screen.ts';
import { cartById } from '#src/api/cart.ts';
import { useScreen } from '#src/views/kit/useScreen.ts';
import { NoticesView } from '#src/views/notices/NoticesView.tsx';
import { OverlaysView } from '#src/views/overlays/OverlaysView.tsx';
import { AppShell } from '#src/views/shell/AppShell.tsx';
import { CartLink } from '#src/views/shell/CartLink.tsx';
import { OrderStarts, OrderSummary } from '#src/views/shell/OrderSummary.tsx';
import { CartContents } from './app/-cart.tsx';

/** Around every page: the order in hand, the cart, what stands over the page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { app } = useRouteContext({ from: '__root__' });
  const { site, cart, overlays, notices } = useScreen(app, (snapshot) => snapshot.children);
  return (
    <>
      <Framed site={site} cart={cart && overlays && <Cart cart={cart} overlays={overlays} />}>
        {children}
      </Framed>
      {overlays && <Overlays actor={overlays} />}
      {notices && <Notices actor={notices} />}
    </>
  );
}

interface FramedProps {
  readonly site: ActorRefFrom<typeof siteMachine> | undefined;
  readonly cart: ReactNode;
  readonly children: ReactNode;
}

function Framed({ site, cart, children }: FramedProps) {
  const { app, clock, config } = useRouteContext({ from: '__root__' });
  const { order, features } = useScreen(app, (snapshot) => snapshot.context);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const isSettingUp = path === '/app/startOrder.html';
  const bar = orderBar({ isSetUp: order !== null, isInvitee: false, groupOrder: features.groupOrder });
  const state = site?.getSnapshot();
  const screen = state && siteScreen(state);
  return (
    <AppShell
      order={
        !isSettingUp && (
          <>
            {bar.kind === 'setup' && <OrderStarts offersGroup={bar.offersGroup} cateringUrl={config.cateringUrl} />}
            {bar.kind === 'summary' && order && <OrderSummary order={order} now={cafeTimeAt(clock.now(), order.cafe.timeZone)} />}
          </>
        )
      }
      cart={cart}
      isOffline={screen?.kind === 'open' && !screen.isOnline}
      isUnderMaintenance={screen?.kind === 'open' && screen.isUnderMaintenance}
    >
      {children}
    </AppShell>
  );
}

interface CartProps {
  readonly cart: ActorRefFrom<typeof cartMachine>;
  readonly overlays: ActorRefFrom<typeof overlaysMachine>;
}

function Cart({ cart, overlays }: CartProps) {
  const { app, call } = useRouteContext({ from: '__root__' });
  const { cartId, kind } = useScreen(cart, cartScreen);
  const features = useScreen(app, (snapshot) => snapshot.context.features);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const { data: count = 0 } = useQuery({ ...cartById(call, cartId ?? ''), enabled: cartId !== null, select: itemCount });
  const label = cartLinkLabel(path, cartId !== null);
  if (label === 'start' && path === '/app/startOrder.html') return null;
  const open = () => overlays.send({ type: 'overlay.opened', id: 'cart-drawer' });
  return <CartLink label={label} count={count} isLit={kind === 'added'} onOpenDrawer={features.miniCartIsEnabled ? open : null} />;
}

const Overlays = ({ actor }: { readonly actor: ActorRefFrom<typeof overlaysMachine> }) => (
  <OverlaysView screen={useScreen(actor, overlaysScreen)} send={actor.send} cart={<CartContents />} />
);

const Notices = ({ actor }: { readonly actor: ActorRefFrom<typeof noticesMachine> }) => (
  <NoticesView screen={useScreen(actor, noticesScreen)} send={actor.send} />
);
