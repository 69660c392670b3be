import { offerOf } from '#src/api/menu-offer.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { loadMenu } from './-load-menu.ts';

/** Reads the offer and the menu before the page shows, and returns its title; a failure is the page's own to say. */
export async function loadOffer(context: RouterContext, offerId: string): Promise<string | null> {
  const [known] = await Promise.all([
    context.queryClient.ensureQueryData(offerOf(context.call, offerId)).catch(() => null),
    loadMenu(context),
  ]);
  return known?.name ?? null;
}
