import { cartSummary } from '#contract/cart-summary.ts';
import { addItems, createCart, decreaseQuantity, increaseQuantity, modifyItems, removeItems, updateCart } from '#contract/cart.ts';
import { applyDiscounts, removeDiscount } from '#contract/discount.ts';
import { addDonations, removeDonation } from '#contract/donation.ts';
import { reorderCart } from '#contract/reorder.ts';
import { reasonCodes } from '#contract/reason-codes.ts';
import { defaultConfig } from '#domain/config/config.ts';
import { centsFrom } from '#domain/money/money.ts';
import { servingCafe } from '../world/cafe/cafes.ts';
import { change, emptyCart } from '../world/cart/change.ts';
import { refusalOf } from '../world/cart/discounts.ts';
import { add, changeQuantity, modify, remove, type Edited } from '../world/cart/edits.ts';
import { inspect } from '../world/cart/inspect.ts';
import { linesOnce, once } from '../world/cart/once.ts';
import { refused, type Refused } from '../world/cart/refused.ts';
import { swapLines } from '../world/cart/swap.ts';
import type { CafeNow, StoredCart } from '../world/cart/stored.ts';
import { discountableOf } from '../world/cart/view.ts';
import { rewardsLeft } from '../world/people/rewards-left.ts';
import { isCoffeeSubscriber } from '../world/people/subscriber.ts';
import type { World } from '../world/world.ts';
import { answering, refuse } from './answer.ts';
import { cartRepository } from './cart-repository.ts';

const changeIdIn = (headers: Headers): string | null => headers.get(defaultConfig.headers.cartChange ?? '') || null;

export function cartHandlers(world: World) {
  const answer = answering(world);
  const { open, save, cartOf, orders, storedCart } = cartRepository(world);

  /** Changes an open cart and answers with it. */
  function edit(cartId: string, how: (cart: StoredCart, setting: CafeNow) => StoredCart | Edited | Refused) {
    const found = open(cartId);
    if ('response' in found) return found.response;
    const made = how(found.cart, found.setting);
    if ('kind' in made) return refuse(made.status, made.reasonCode, made.details);
    return 'exceptions' in made ? save(made.cart, made.exceptions) : save(made);
  }

  return [
    ...answer(createCart, ({ body, headers, member }) => {
      const createdBy = changeIdIn(headers);
      const existing = createdBy === null ? undefined : world.carts.all().find((cart) => cart.createdBy === createdBy);
      const made = change(
        existing ?? {
          ...emptyCart(world.newId()),
          createdBy,
          isDynamicallyPriced: body.applyDynamicPricing === true,
          isSubscriber: isCoffeeSubscriber(member),
        },
        body,
        servingCafe,
      );
      return 'kind' in made ? refuse(made.status, made.reasonCode, made.details) : save(made);
    }),
    ...answer(updateCart, ({ body, headers, member }) =>
      edit(body.cartId, (cart, { now }) =>
        once(cart, changeIdIn(headers), (current) => {
          const changed = change({ ...current, isSubscriber: isCoffeeSubscriber(member) }, body, servingCafe);
          const cafe = 'kind' in changed || changed.cafeId === current.cafeId ? null : servingCafe(changed.cafeId);
          return 'kind' in changed || cafe === null ? changed : swapLines(changed, { cafe, now });
        }),
      ),
    ),
    ...answer(addItems, ({ body }) =>
      edit(body.cartId, (cart, setting) => linesOnce(cart, body.items, (current, line) => add(current, [line], setting))),
    ),
    ...answer(modifyItems, ({ body }) =>
      edit(body.cartId, (cart, setting) => linesOnce(cart, body.items, (current, line) => modify(current, [line], setting))),
    ),
    ...answer(removeItems, ({ body, headers }) =>
      edit(body.cartId, (cart) => once(cart, changeIdIn(headers), (current) => remove(current, body.sequenceList))),
    ),
    ...answer(increaseQuantity, ({ body: { cartId, sequenceNum, quantity }, headers }) =>
      edit(cartId, (cart, setting) =>
        once(cart, changeIdIn(headers), (current) => changeQuantity(current, sequenceNum, quantity, setting)),
      ),
    ),
    ...answer(decreaseQuantity, ({ body: { cartId, sequenceNum, quantity }, headers }) =>
      edit(cartId, (cart, setting) =>
        once(cart, changeIdIn(headers), (current) => changeQuantity(current, sequenceNum, -quantity, setting)),
      ),
    ),
    ...answer(cartSummary, ({ params }) => {
      const found = cartOf(params.id);
      return found ?? refuse(404, reasonCodes.cartUnknown);
    }),
    ...answer(reorderCart, ({ body, member }) => {
      const order = orders().find(({ orderId }) => orderId === body.orderId);
      const before = order && storedCart(order.cartId);
      if (!before) return refuse(404, reasonCodes.orderUnknown);
      const empty = {
        ...emptyCart(world.newId()),
        cafeId: before.cafeId,
        isDynamicallyPriced: body.applyDynamicPricing === true,
        isSubscriber: isCoffeeSubscriber(member),
      };
      const made = change(empty, { cartSummary: body.cartSummary }, servingCafe);
      if ('kind' in made) return refuse(made.status, made.reasonCode, made.details);
      save(made);
      return edit(made.cartId, (cart, setting) =>
        add(
          cart,
          // What was asked for then is named by the carts of then.
          before.lines.map(({ asked }) => ({ ...asked, vendorCartItemId: null })),
          setting,
        ),
      );
    }),
    ...answer(applyDiscounts, ({ body, headers, member }) =>
      edit(body.cartId, (cart, setting) =>
        once(cart, changeIdIn(headers), (current) => {
          const order = discountableOf(current, inspect(current, setting).items, setting);
          const owned = member === null ? [] : rewardsLeft(world, member.person).map(({ discCode }) => discCode ?? '');
          return body.discounts.reduce<StoredCart | Refused>((so, { discCode, promoCode }) => {
            if ('kind' in so) return so;
            const code = (discCode ?? promoCode ?? '').trim().toUpperCase();
            const reasonCode = refusalOf(code, so.discountCodes, order, owned);
            return reasonCode === null ? { ...so, discountCodes: [...so.discountCodes, code] } : refused(422, reasonCode);
          }, current);
        }),
      ),
    ),
    ...answer(removeDiscount, ({ body, headers }) =>
      edit(body.cartId, (cart) =>
        once(cart, changeIdIn(headers), (current) => ({
          ...current,
          discountCodes: current.discountCodes.filter((code) => code !== body.discountCode.trim().toUpperCase()),
        })),
      ),
    ),
    ...answer(addDonations, ({ body }) =>
      edit(body.cartId, (cart, { cafe }) => {
        const given = body.donations.flatMap(({ donationId, amount }) => {
          const known = cafe.donations.find((donation) => donation.donationId === donationId);
          return known ? [{ ...known, cents: centsFrom(amount) }] : [];
        });
        const others = cart.donations.filter((donation) => !given.some(({ donationId }) => donationId === donation.donationId));
        return { ...cart, donations: [...others, ...given] };
      }),
    ),
    ...answer(removeDonation, ({ params: { cartId, donationId } }) =>
      edit(cartId, (cart) => ({ ...cart, donations: cart.donations.filter((donation) => donation.donationId !== donationId) })),
    ),
  ];
}
