import { onSeen } from '#src/flows/kit/on-seen.ts';
import { everyMinute } from '#src/flows/kit/every-minute.ts';
import type { Running } from './running.ts';
import { watchMenuTime } from './watch-menu-time.ts';
import { watchOrderCafe } from './watch-order-cafe.ts';
import { watchPricing } from './watch-pricing.ts';

/** Follows the prices of the order in hand, its cafe and the hours of its menu, also as time passes (PRICING-01, AVAIL-01, SLOTS-10). Returns what stops time. */
export function watchTime({ app, services }: Pick<Running, 'app' | 'services'>): () => void {
  const followPrices = watchPricing(app, services);
  const followHours = watchMenuTime(services);
  const followCafe = watchOrderCafe(services);
  return everyMinute(
    services.clock,
    () => {
      // A page that is not seen needs no prices, and what cannot be had any longer is said where the guest sees it.
      if (document.visibilityState !== 'visible') return;
      followCafe();
      followHours();
      followPrices();
    },
    onSeen,
  );
}
