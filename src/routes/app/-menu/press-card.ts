import type { NavigateOptions } from '@tanstack/react-router';
import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import type { CartLineRequest } from '#domain/cart/line.ts';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { asksForChoice, usualLine } from '#domain/menu/usual-line.ts';
import { priceUnder } from '#domain/pricing/prices-under.ts';
import { must } from '#domain/must.ts';
import type { OrderCafe } from '#domain/order/order.ts';
import type { PressInput } from '#machines/press/press.types.ts';
import { randomId } from '#src/api/random-id.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { pressToEnd } from './press-end.ts';
import { pressUnderWay } from './presses-under-way.ts';
import { shownFor, shownOverrides } from './shown-now.ts';

type Context = Pick<RouterContext, 'actors' | 'app' | 'sharedStorage' | 'tabStorage'>;
interface Card {
  /** Null: the menu is the chain's, whose prices begin there. */
  readonly cafe: OrderCafe | null;
  readonly placard: MenuPlacard;
  readonly soldOut: ReadonlySet<string>;
  readonly navigate: (to: NavigateOptions) => unknown;
}

/** Adds one of the usual size by a press of its card, and waits for its end. What asks for a choice is chosen on its page. */
export async function pressCard(context: Context, { cafe, placard, soldOut, navigate }: Card): Promise<void> {
  if (asksForChoice(placard)) return void navigate({ to: '/app/product/{$placardHash}.html', params: { placardHash: placard.hash } });
  const line = usualLine(placard, soldOut);
  if (line === null) return;
  await pressToEnd(context.actors, pressUnderWay(context, line) ?? pressOf(context, cafe, placard, line));
}

function pressOf(context: Context, cafe: OrderCafe | null, { name, items, allergens }: MenuPlacard, line: CartLineRequest): PressInput {
  const size = items.find(({ itemId }) => itemId === line.itemId);
  const { itemId, price } = must(size, 'size');
  const priced = { itemId, name, price, shown: shownOverrides(context) };
  const shown = { ...shownFor(context), cafeId: cafe?.id ?? NO_CAFE };
  const asked = cafe === null ? line : { ...line, shownPrice: priceUnder(priced.shown, priced) };
  return { kind: 'card', press: randomId(), line: asked, priced, shownFor: shown, allergens };
}
