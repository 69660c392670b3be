import { discountCode } from '#domain/discount/code.ts';
import { discountProblem } from '#domain/discount/refusal.ts';
import { formatCents } from '#domain/money/money.ts';
import { noticeOf, type Notice } from '#domain/notice/notice.ts';
import type { discountMachine } from '#machines/discount/discount.machine.ts';
import { cartById } from '#src/api/cart.ts';
import type { HandlersOf } from '#src/app/effects.ts';
import { removedDiscountsIn } from '#src/app/storage/removed-discounts.ts';
import type { Services } from '#src/app/services.ts';
import '#src/text/lazy/discount.ts';

const show = (notice: Notice, { send }: Pick<Services, 'send'>) => send({ type: 'notice.shown', notice });

/** A code of an address is applied once: it does not come back (DISC-06). */
function forgetUrlCode(code: string, { campaignParams, send }: Pick<Services, 'campaignParams' | 'send'>): void {
  const params = campaignParams();
  if (discountCode(params.discountCode ?? '') === code) send({ type: 'params.stored', campaignParams: { ...params, discountCode: null } });
}

/** What a code takes off the cart, as the server has just said. */
function savingOf(cartId: string, code: string, { call, queryClient }: Pick<Services, 'call' | 'queryClient'>): string | null {
  const cart = queryClient.getQueryData(cartById(call, cartId).queryKey);
  const amount = cart?.discounts.find((discount) => discount.code === code)?.amount;
  return amount ? formatCents(amount) : null;
}

/** DISC-16: each has its word, on any page; and a checkout that is open follows the total. */
export const on: HandlersOf<typeof discountMachine> = {
  'discount.applied': ({ cartId, code, name }, services) => {
    removedDiscountsIn(services.sharedStorage).drop(cartId, code);
    forgetUrlCode(code, services);
    const saving = savingOf(cartId, code, services);
    const values = { code: name ?? code, ...(saving !== null && { saving }) };
    show(noticeOf('success', saving === null ? 'discount.applied' : 'discount.applied.saving', { values }), services);
    services.actors.order.send({ type: 'cart.revised', isOwn: true });
  },
  // Noted before the call: it does not come back by itself where the page is left meanwhile (DISC-02).
  'discount.unwanted': ({ cartId, code }, services) => {
    removedDiscountsIn(services.sharedStorage).add(cartId, code);
    forgetUrlCode(code, services);
  },
  'discount.removed': ({ name, code }, services) => {
    show(noticeOf('info', 'discount.removed', { values: { code: name ?? code } }), services);
    services.actors.order.send({ type: 'cart.revised', isOwn: true });
  },
  'offer.failed': ({ code, reasonCode }, services) => {
    forgetUrlCode(code, services);
    const problem = discountProblem(reasonCode);
    show(noticeOf('error', `discount.trouble.${problem}`, { values: { code }, reasonCode }), services);
  },
};
