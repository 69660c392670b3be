import type { MouseEvent } from 'react';
import type { RouterContext } from '#src/app/router-context.ts';
import { useAfterFirstPage } from '#src/flows/kit/useAfterFirstPage.ts';
import { wasOffered } from '#src/flows/upsell/offered-record.ts';
import { useAppContext } from '../-shell/use-app-context.ts';

type Context = Pick<RouterContext, 'app' | 'sharedStorage'>;
type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'preventDefault'>;

/** A press of "Check out": what may be offered to the cart comes first, once. A press that opens another tab leads to the checkout itself. */
export function offerBeforeCheckout({ app, sharedStorage }: Context, cartId: string, press: Press): void {
  if (press.button !== 0 || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey || wasOffered(sharedStorage, cartId)) return;
  press.preventDefault();
  app.send({ type: 'flow.opened', name: 'upsell', input: { cartId, only: null } });
}

/** Returns what a press of "Check out" does before it leads on; undefined as long as nothing can be offered, whose code is not waited for. */
export function useOfferBeforeCheckout(cartId: string | null): ((press: Press) => void) | undefined {
  const context = useAppContext();
  const isAfterFirstPage = useAfterFirstPage();
  return isAfterFirstPage && cartId !== null ? (press) => offerBeforeCheckout(context, cartId, press) : undefined;
}
