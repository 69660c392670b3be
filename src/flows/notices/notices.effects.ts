import type { NoticesEmitted } from '#machines/notices/notices.types.ts';
import type { Services } from '#src/app/services.ts';

/** What follows from the actions that notices offer, by name. */
export function takeAction({ name }: NoticesEmitted, { actors, navigate }: Pick<Services, 'actors' | 'navigate'>): void {
  if (name === 'cart') navigate({ to: '/app/cart.html' });
  if (name === 'checkout') navigate({ to: '/app/checkout.html' });
  if (name === 'placedOrder') navigate({ to: '/app/confirmation.html' });
  if (name === 'cart.retry') actors.cart.send({ type: 'change.retried' });
  if (name === 'signInAgain') actors.session.send({ type: 'auth.reopened' });
}
