import { memo, useEffect } from 'react';
import type { ActorRefFromLogic } from 'xstate';
import type { Cart } from '#domain/cart/cart.ts';
import type { donationMachine } from '#machines/donation/donation.machine.ts';
import type { LazyLogic } from '#machines/kit/lazy.ts';
import { DonationLines, type DonationLinesProps } from '#src/flows/donation/DonationLines.tsx';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import { useLazyFlow } from '../../-shell/use-lazy-flow.ts';
import { useDonations } from './use-donations.ts';

const DonationPart = lazyExtra(async () => (await import('./donation-part.tsx')).DonationPart);

/** What the cafe collects for, on the page of the cart: a line each until the guest wants to give, or has (CAFE-07, CART-17). */
export const Donations = memo(function Donations({ cart }: { readonly cart: Pick<Cart, 'cartId' | 'donations'> }) {
  const { flow, ...lines } = useDonations(cart);
  return flow ? <Wanted {...lines} flow={flow} given={cart.donations} /> : <DonationLines {...lines} onRetry={null} />;
});

interface WantedProps extends Omit<DonationLinesProps, 'onRetry'> {
  readonly flow: ActorRefFromLogic<LazyLogic<typeof donationMachine>>;
  readonly given: Cart['donations'];
}

function Wanted({ flow, given, ...lines }: WantedProps) {
  const { running, hasFailed, retry } = useLazyFlow(flow);
  // Beside the flow's code, not after it.
  useEffect(() => void DonationPart.preload().catch(() => {}), []);
  if (running !== null) return <DonationPart {...lines} actor={running} given={given} />;
  return <DonationLines {...lines} onRetry={hasFailed ? retry : null} />;
}
