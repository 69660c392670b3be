/** Why a time cannot be had anymore: it has passed, an order begun now is not ready by then, or others took it. */
export type LostReason = 'over' | 'tooSoon' | 'taken';

/**
 * Returns why a time that was to be had is lost, by the clock and by what the kitchen can make: the one rule of the time step and of the checkout
 * (SLOTS-10, SUBMIT-12). That a time is not listed says nothing of it: neither those that have passed nor those that are too soon need to be.
 * All times are cafe-local, `YYYY-MM-DDTHH:mm`.
 * @param soonest The first time that an order begun now is ready for; `now` where that is not known.
 */
export function lostReason(at: string, { now, soonest }: { readonly now: string; readonly soonest: string }): LostReason {
  if (at <= now) return 'over';
  return at < soonest ? 'tooSoon' : 'taken';
}
