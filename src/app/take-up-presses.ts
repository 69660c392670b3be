import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import { menuOf } from '#src/api/menu.ts';
import { addFromMenu } from '#src/routes/app/-quick-add.ts';
import { PRESSED_KEY } from '#src/routes/app/-use-quick-add.ts';
import type { App } from './create-app.ts';
import type { Services } from './services.ts';

/**
 * Adds what was pressed on the menu where the page ended before the record of the cart had it, as that press would have. Another page than the
 * menu leads to no setup.
 */
export async function takeUpPresses(app: App, services: Services): Promise<void> {
  const { actors, call, location, navigate, queryClient, tabStorage } = services;
  const presses = () => tabStorage.getItem(PRESSED_KEY) ?? '';
  const earlier = presses()
    .split('\n')
    .filter((press) => press !== '' && !press.startsWith(`${performance.timeOrigin} `));
  const cafe = actors.order.getSnapshot().context.order?.cafe ?? null;
  const { placards } = await queryClient.fetchQuery(menuOf(call, cafe?.id ?? NO_CAFE));
  const isOnMenu = location().pathname === '/app/menu.html';
  for (const press of earlier) {
    const placard = placards[press.split(' ')[1] ?? ''];
    const added =
      placard && addFromMenu({ ...services, app }, { cafe, placard, soldOut: new Set(), navigate: isOnMenu ? navigate : () => {} });
    await added;
    tabStorage.setItem(PRESSED_KEY, presses().replace(`${press}\n`, ''));
  }
}
