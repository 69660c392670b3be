import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import { unansweredDiscountIn } from '#src/flows/discount/unanswered-record.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';

/** A member may have rewards. */
export function useIsMember(): boolean {
  const { app } = useRouteContext({ from: '__root__' });
  return useScreen(app, ({ context }) => context.visitor === 'member');
}

/**
 * Returns the flow of codes and rewards, which this opens by the guest's wish, and by itself where something is applied, or was to be when the
 * page was left, a code of an address waits, or a member may have rewards; null until then.
 */
export function useDiscount({ cartId, discounts }: Pick<Cart, 'cartId' | 'discounts'>, isOpened: boolean) {
  const { app, tabStorage } = useRouteContext({ from: '__root__' });
  const flow = useScreen(app, ({ children }) => children.discount);
  const isMember = useIsMember();
  const hasUrlCode = useScreen(app, ({ context }) => context.campaignParams.discountCode !== null);
  const [isUnanswered] = useState(() => unansweredDiscountIn(tabStorage).read(cartId) !== null);
  const isWanted = isOpened || isUnanswered || isMember || hasUrlCode || discounts.length > 0;
  // Also after a sign-out, which closes it.
  const isOpen = flow !== undefined;
  useEffect(() => {
    if (isWanted) app.send({ type: 'flow.opened', name: 'discount', input: { cartId, isMember } });
  }, [app, cartId, isMember, isWanted, isOpen]);
  return isWanted ? (flow ?? null) : null;
}
