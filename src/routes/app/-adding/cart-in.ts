import type { Services } from '#src/app/services.ts';

/** Returns the cart; null while it is broken: the next change starts it again. */
export function cartIn({ actors }: Pick<Services, 'actors'>) {
  try {
    return actors.cart;
  } catch {
    return null;
  }
}
