import { useRouter } from '@tanstack/react-router';
import { isCartOrCheckout } from '#domain/navigation/page.ts';
import { noticeOf } from '#domain/notice/notice.ts';
import type { OverlaysEvent } from '#machines/overlays/overlays.types.ts';
import { keepLines } from '#src/flows/cart/kept-lines.ts';
import { lineNames } from '#src/flows/cart/line-names.ts';
import { removeLost } from './remove-lost.ts';
import { LostChanges } from '#src/flows/overlays/LostChanges.tsx';
import { useCart } from './use-cart.ts';
import { useLostLines } from './use-lost-lines.ts';

/** The items that lost their changes. Those with what the guest avoids are removed or kept: without an answer the checkout does not stay open. */
export function LostChangesNow({ send }: { readonly send: (event: OverlaysEvent) => void }) {
  const router = useRouter();
  const { app, sharedStorage } = router.options.context;
  const { cartId } = useCart();
  const { lines, onRetry } = useLostLines(cartId);
  const close = () => send({ type: 'overlay.closed', id: 'lost-customizations' });
  const leave = () => {
    close();
    if (lines?.length !== 0 && isCartOrCheckout(router.state.location.pathname)) void router.navigate({ to: '/app/cart.html' });
  };
  const remove = () => {
    if (lines !== null) void removeLost(lines, router.state.location.pathname, router.options.context);
    leave();
  };
  const keep = () => {
    if (cartId === null || lines === null) return;
    keepLines(sharedStorage, cartId, lines);
    const names = lines.map(({ name }) => name);
    // As many as are named.
    const values = { names: lineNames(names), count: new Set(names).size };
    app.send({ type: 'notice.shown', notice: noticeOf('info', 'page.lostChanges.kept', { values }) });
    close();
  };
  return <LostChanges {...{ lines, onRetry }} onClose={leave} onRemove={remove} onKeep={keep} />;
}
