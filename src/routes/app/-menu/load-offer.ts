import { redirect } from '@tanstack/react-router';
import { offerOf } from '#src/api/menu-offer.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { loadMenu } from './load-menu.ts';

/** Reads the offer and the menu before the page shows, and returns its title; a failure is the page's own to say. An address that names none leads to the menu. */
export async function loadOffer(context: RouterContext, offerId: string | undefined): Promise<string | null> {
  if (offerId === undefined) throw redirect({ to: '/app/menu.html', replace: true });
  const [known] = await Promise.all([
    context.queryClient.ensureQueryData(offerOf(context.call, offerId)).catch(() => null),
    loadMenu(context),
  ]);
  return known?.name ?? null;
}
