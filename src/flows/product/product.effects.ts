import type { ComboOutput } from '#machines/combo/combo.types.ts';
import { noticeOf } from '#domain/notice/notice.ts';
import type { ProductEmitted, ProductOutput } from '#machines/product/product.types.ts';
import type { Services } from '#src/app/services.ts';
import { writeMealStart } from './meal-record.ts';

/** Puts what was chosen into the cart, and leads on: a changed line to the cart, a new one to the menu, or to a cafe first. */
export function addChosenLine(end: ProductOutput | ComboOutput, services: Services): void {
  if (end.kind === 'closed') return;
  const { send, navigate, cafeId, sharedStorage } = services;
  const { line, accepted, editing } = end;
  const madeBy = cafeId() ?? '';
  if (accepted.length > 0) {
    void import('#src/flows/cart/kept-lines.ts').then(({ keepAdded }) => keepAdded(sharedStorage, madeBy, line, accepted));
  }
  const category = 'comboCategory' in end ? end.comboCategory : null;
  send(editing === null ? { type: 'line.added', line } : { type: 'line.changed', ...editing, line });
  if (editing !== null) return navigate({ to: '/app/cart.html' });
  navigate(
    cafeId() === null
      ? { to: '/app/startOrder.html', search: { returnTo: '/app/cart.html' } }
      : { to: '/app/menu.html', ...(category !== null && { search: { section: category } }) },
  );
}

/** Says that one more is not possible, wherever on the page it was asked for (PRODUCT-14). */
export function showLimit({ limit, max }: Extract<ProductEmitted, { type: 'limit.reached' }>, { send }: Pick<Services, 'send'>): void {
  const key = limit === 'group' ? 'product.groupFull' : 'product.limited';
  send({ type: 'notice.shown', notice: noticeOf('info', key, { values: { max } }) });
}

/** Says that nothing was added: the list with the names of the allergens that the changes add did not come (PRODUCT-08). */
export function showUnlisted(_: unknown, { send }: Pick<Services, 'send'>): void {
  send({ type: 'notice.shown', notice: noticeOf('error', 'product.unlisted') });
}

/** Opens the combo that the product becomes the first part of, with the line of the cart that it is (FLAGS-09). */
export function startMeal(
  { hash, product, editing }: Extract<ProductEmitted, { type: 'meal.requested' }>,
  { tabStorage, navigate }: Pick<Services, 'tabStorage' | 'navigate'>,
): void {
  writeMealStart(tabStorage, hash, product);
  navigate({
    to: '/app/product/{$placardHash}.html',
    params: { placardHash: hash },
    search: { pick: product.itemId, ...(editing !== null && { cart: editing.cartId, line: String(editing.sequenceNum) }) },
  });
}
