import { ProductView } from '#src/views/product/ProductView.tsx';
import { Outside } from './kit/outside.ts';
import { Routed } from './kit/routed.tsx';
import type { View } from './kit/view.ts';
import type { model } from './product.model.ts';
import { clubPlacard } from './samples/menu.ts';

const nothing: ReadonlySet<string> = new Set();

export const view: View<typeof model> = (screen, send) => (
  <Routed>
    <Outside send={send} />
    <ProductView
      screen={screen}
      send={send}
      placard={clubPlacard}
      hasCart
      unavailable={null}
      canChangeTime={false}
      soldOut={nothing}
      quantityMax={9}
    />
  </Routed>
);
