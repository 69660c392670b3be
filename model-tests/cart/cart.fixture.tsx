import { CartView } from '#src/flows/cart/CartView.tsx';
import type { model } from './cart.model.ts';
import { ExternalEvents } from '../kit/external-events.ts';
import { Routed } from '../kit/routed.tsx';
import type { Fixture } from '../kit/fixture.ts';
import { cart } from '../samples/carts.ts';

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
      deliveryMinimum={null}
    />
  </Routed>
);
