import type { NavigateOptions } from '@tanstack/react-router';
import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { asksForChoice, usualLine } from '#domain/menu/usual-line.ts';
import { must } from '#domain/must.ts';
import type { OrderCafe } from '#domain/order/order.ts';
import { isSameValue } from '#domain/same-value.ts';
import { randomId } from '#src/api/random-id.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { pressesUnderWay } from '#src/flows/cart/presses-under-way.effects.ts';
import { pressToEnd } from './press-end.ts';
import { shownFor, shownOverrides } from './shown-now.ts';

type Context = Pick<RouterContext, 'actors' | 'app' | 'sharedStorage' | 'tabStorage'>;
interface Card {
  /** Null: the menu is the chain's. */
  readonly cafe: OrderCafe | null;
  readonly placard: MenuPlacard;
  readonly soldOut: ReadonlySet<string>;
  readonly navigate: (to: NavigateOptions) => unknown;
}

/**
 * Adds one of the usual size by a press of its card, and waits for its end. What asks for a choice is chosen on its page. Where the same line is under way,
 * as after a full load of the page, the press is of that line: nothing more is added (decision 058).
 */
export async function pressCard(context: Context, { cafe, placard, soldOut, navigate }: Card): Promise<void> {
  if (asksForChoice(placard)) return void navigate({ to: '/app/product/{$placardHash}.html', params: { placardHash: placard.hash } });
  const line = usualLine(placard, soldOut);
  if (line === null) return;
  const underWay = pressesUnderWay(context).find((each) => isSameValue(each.line, line));
  if (underWay) return pressToEnd(context.actors, { kind: 'held', ...underWay });
  const { name, items, allergens } = placard;
  const { itemId, price } = must(
    items.find((size) => size.itemId === line.itemId),
    'size',
  );
  const priced = { itemId, name, price, shown: shownOverrides(context) };
  await pressToEnd(context.actors, {
    kind: 'card',
    press: randomId(),
    line,
    priced,
    shownFor: { ...shownFor(context), cafeId: cafe?.id ?? NO_CAFE },
    allergens,
  });
}
