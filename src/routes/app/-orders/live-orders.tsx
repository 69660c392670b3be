import { useRouteContext } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import type { activeOrdersMachine } from '#machines/active-orders/active-orders.machine.ts';
import { activeOrdersScreen } from '#machines/active-orders/active-orders.screen.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { ActiveOrdersView } from '#src/flows/active-orders/ActiveOrdersView.tsx';
import { LaterOrders } from '#src/flows/active-orders/LaterOrders.tsx';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useRunning } from '../../-shell/use-running.ts';
import { HelpBanner } from './help-banner.tsx';
import { LiveOrder } from './live-order.tsx';
import { PlacedOrders } from './placed-orders.tsx';

type Actor = ActorRefFrom<typeof activeOrdersMachine>;

/** The orders on their way, below the bar of the home page. Those of this browser are there at once: nothing on the page moves when more is known. */
export function LiveOrders() {
  const { app } = useRouteContext({ from: '__root__' });
  const actor = useRunning(useScreen(app, ({ children }) => children.activeOrders));
  return actor ? <Orders actor={actor} /> : <PlacedOrders />;
}

function Orders({ actor }: { readonly actor: Actor }) {
  const { clock } = useRouteContext({ from: '__root__' });
  const screen = useScreen(actor, activeOrdersScreen);
  if (screen.kind === 'reading' && screen.orders.length + screen.later.length === 0) return <PlacedOrders />;
  if (screen.kind === 'empty') return null;
  const active = screen.kind === 'later' ? [] : screen.orders;
  return (
    <>
      <ActiveOrdersView>
        {active.map((order) => (
          <LiveOrder key={order.orderId} actor={actor} order={order} isOneOfSeveral={active.length > 1} />
        ))}
      </ActiveOrdersView>
      <LaterOrders orders={screen.later.map((order) => ({ order, now: cafeTimeAt(clock.now(), order.timeZone) }))} />
      <HelpBanner orders={active} />
    </>
  );
}
