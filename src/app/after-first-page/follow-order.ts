import type { Services } from '../services.ts';

/**
 * Calls the listener at once and after every event of the order in hand, one that changes nothing too. Where the order breaks, those of the actor
 * that takes its place follow.
 */
export function followOrder({ actors }: Pick<Services, 'actors'>, listener: () => void): void {
  let followed: typeof actors.order | null = null;
  function follow() {
    if (followed === actors.order) return;
    followed = actors.order;
    // Without a handler the error would be thrown once more; the actor in its place is followed at once.
    followed.subscribe({ next: listener, error: () => {} });
    listener();
  }
  actors.orders.subscribe(follow);
  follow();
}
