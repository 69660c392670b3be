import { orderSetupPath } from '#domain/navigation/page.ts';
import { plainSignIn } from '#machines/auth/sign-in-options.ts';
import type { NoticesEmitted } from '#machines/notices/notices.types.ts';
import type { Services } from '#src/app/services.ts';

/** What follows from the actions that notices offer, by name. */
export function takeAction(
  { name }: NoticesEmitted,
  { actors, features, location, navigate, send }: Pick<Services, 'actors' | 'features' | 'location' | 'navigate' | 'send'>,
): void {
  if (name === 'cart') navigate({ to: '/app/cart.html' });
  if (name === 'order') {
    const { href, pathname } = location();
    navigate({ to: '/app/startOrder.html', ...(pathname !== orderSetupPath && { search: { returnTo: href } }) });
  }
  if (name === 'checkout') navigate({ to: '/app/checkout.html' });
  if (name === 'placedOrder') navigate({ to: '/app/confirmation.html' });
  if (name === 'cart.undo') actors.cart.send({ type: 'removal.undone' });
  if (name === 'cart.retry') actors.cart.send({ type: 'change.retried' });
  if (name === 'signIn' && !features().loginAvailable) actors.overlays.send({ type: 'overlay.opened', id: 'login-unavailable' });
  else if (name === 'signIn') {
    send({ type: 'session.needed' });
    actors.session.send({ type: 'auth.requested', wanted: { kind: 'signIn', options: plainSignIn } });
  }
  if (name === 'signInAgain') actors.session.send({ type: 'auth.reopened' });
}
