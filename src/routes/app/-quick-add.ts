import type { NavigateOptions } from '@tanstack/react-router';
import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import { avoidedIn, noAvoidance } from '#domain/menu/allergens.ts';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { asksForChoice, usualLine } from '#domain/menu/usual-line.ts';
import type { OrderCafe } from '#domain/order/order.ts';
import { storedAvoidance } from '#src/flows/allergens/avoidance-key.ts';
import { avoidanceFrom, isInTabOnly } from '#src/flows/allergens/avoidance-record.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { addWithinLimit } from './-add-within-limit.ts';
import type { LimitContext } from './-known-limit.ts';

interface QuickAdd {
  /** Null: the menu is the chain's. */
  readonly cafe: OrderCafe | null;
  readonly placard: MenuPlacard;
  readonly soldOut: ReadonlySet<string>;
  readonly navigate: (to: NavigateOptions) => unknown;
}

type QuickAddContext = LimitContext & Pick<RouterContext, 'features' | 'sharedStorage' | 'tabStorage'>;

/** Adds one of the usual size from the menu, and leads to the order setup where there is no order yet. What has an allergen that the guest avoids asks them first (MENU-11, FLAGS-10). */
export async function addFromMenu(context: QuickAddContext, { cafe, placard, soldOut, navigate }: QuickAdd): Promise<void> {
  // What asks for a choice is chosen on its page.
  if (asksForChoice(placard)) return void navigate({ to: '/app/product/{$placardHash}.html', params: { placardHash: placard.hash } });
  const line = usualLine(placard, soldOut);
  if (line === null) return;
  const avoidance = context.features().allergenFilter ? avoidanceFrom(storedAvoidance(context)) : noAvoidance;
  const avoided = avoidedIn(placard.allergens, avoidance.allergens);
  if (avoided.length > 0) {
    const input = { cafeId: cafe?.id ?? NO_CAFE, avoidance, isKept: !isInTabOnly(context), question: { line, allergens: avoided } };
    context.app.send({ type: 'flow.opened', name: 'allergens', input });
    return;
  }
  if (context.actors.order.getSnapshot().context.order === null)
    void navigate({ to: '/app/startOrder.html', search: { returnTo: '/app/menu.html' } });
  await addWithinLimit(context, cafe, line);
}
