import { CartView } from '#src/flows/cart/CartView.tsx';
import type { model } from './cart.model.ts';
import { ExternalEvents } from '../kit/external-events.ts';
import { Routed } from '../kit/routed.tsx';
import type { Fixture } from '../kit/fixture.ts';
import { OrderPlace } from '#src/flows/kit/OrderPlace.tsx';
import { cart } from '../samples/carts.ts';
import { pickup } from '../samples/orders.ts';

export const fixture: Fixture<typeof model> = (screen, send) => (
  <Routed>
    <ExternalEvents send={send} />
    <CartView
      screen={screen}
      send={send}
      cart={screen.cartId === null ? null : cart}
      isUnloaded={false}
      onRenew={null}
      onReload={() => {}}
      hashOf={() => 'club-7202'}
      quantityMaxOf={() => 99}
      place={<OrderPlace order={pickup} now="2026-11-20T11:30" returnTo="/app/cart.html" />}
      delivery={null}
    />
  </Routed>
);
