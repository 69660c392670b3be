import type { NavigateOptions } from '@tanstack/react-router';
import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import { avoidedIn } from '#domain/menu/allergens.ts';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { asksForChoice, usualLine } from '#domain/menu/usual-line.ts';
import type { OrderCafe } from '#domain/order/order.ts';
import { knownAvoidanceAt } from '#src/api/allergens.ts';
import { avoidanceNow, isInTabOnly } from '#src/flows/allergens/avoidance-record.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { addOnceAccepted } from './add-accepted.ts';
import { addHeld } from './add-held.ts';
import { addOnceAsked } from './presses.ts';
import { priceAsShown } from './price-as-shown.ts';

interface QuickAdd {
  /** Null: the menu is the chain's. */
  readonly cafe: OrderCafe | null;
  readonly placard: MenuPlacard;
  readonly soldOut: ReadonlySet<string>;
  readonly navigate: (to: NavigateOptions) => unknown;
}

type QuickAddContext = Parameters<typeof addHeld>[0] & Pick<RouterContext, 'app' | 'features' | 'sharedStorage'>;

/** Adds one of the usual size from the menu, or leads to the page of what asks for a choice, and to the order setup where there is no order yet. What has an allergen that the guest avoids asks them first (MENU-11, FLAGS-10). */
export async function addFromMenu(context: QuickAddContext, { cafe, placard, soldOut, navigate }: QuickAdd): Promise<void> {
  if (asksForChoice(placard)) return void navigate({ to: '/app/product/{$placardHash}.html', params: { placardHash: placard.hash } });
  const line = usualLine(placard, soldOut);
  if (line === null) return;
  const isAsShown = priceAsShown(context, placard, line.itemId);
  await addOnceAsked(context, isAsShown, async () => {
    const avoidance = knownAvoidanceAt(context, cafe?.id ?? NO_CAFE, avoidanceNow(context));
    const question = { line, allergens: avoidedIn(placard.allergens, avoidance.allergens) };
    if (question.allergens.length > 0)
      return void addOnceAccepted(context, { cafeId: cafe?.id ?? NO_CAFE, avoidance, isKept: !isInTabOnly(context), question }, isAsShown);
    if (context.actors.order.getSnapshot().context.order === null)
      void navigate({ to: '/app/startOrder.html', search: { returnTo: '/app/menu.html' } });
    await addHeld(context, line);
  });
}
