import type { ProductEvent } from '#machines/product/product.types.ts';
import { MealOffer } from '#src/flows/product/MealOffer.tsx';
import { SideFields } from '#src/flows/product/SideFields.tsx';
import { ProductView } from '#src/flows/product/ProductView.tsx';
import { ExternalEvents } from '../kit/external-events.ts';
import { Routed } from '../kit/routed.tsx';
import type { Fixture } from '../kit/fixture.ts';
import type { model } from './product.model.ts';
import { clubMeal } from '../samples/meals.ts';
import { clubPlacard } from '../samples/menu.ts';
import { sides } from '../samples/sides.ts';

/** The model says of no event what the page shows as its price. */
const unpriced = (event: ProductEvent): ProductEvent =>
  event.type === 'product.confirmed' ? { type: event.type, avoided: event.avoided } : event;

const nothing: ReadonlySet<string> = new Set();

export const fixture: Fixture<typeof model> = (screen, send) => (
  <Routed>
    <ExternalEvents send={send} />
    <ProductView
      screen={screen}
      send={(event) => send(unpriced(event))}
      placard={clubPlacard}
      hasCart
      category={{ catId: '1', name: 'Sandwiches' }}
      isPriced
      wanted={{ destination: 'RPU', at: '2026-03-09T12:00' }}
      override={null}
      unavailable={null}
      soldOut={nothing}
      room={{ max: 9, inCart: 0 }}
      partOf={null}
      avoided={[]}
      hasProp65
      {...(screen.kind === 'choosing' && {
        side: sides.find(({ item }) => item.itemId === screen.side?.itemId) ?? null,
        sideFields: screen.side && (
          <SideFields legend="Side" sides={sides} side={screen.side} wanted={{ destination: 'RPU', at: '2026-03-09T12:00' }} send={send} />
        ),
      })}
      meal={screen.kind === 'choosing' && !screen.hasDeclinedMeal && <MealOffer offer={clubMeal} upgrade={449} send={send} />}
    />
  </Routed>
);
