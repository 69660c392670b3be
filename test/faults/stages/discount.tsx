import { must } from '#domain/must.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { cartById } from '#src/api/cart.ts';
import { DiscountPart } from '#src/routes/app/-cart/discount-part.tsx';
import { running } from '#test/kit/running.ts';
import { nameOf, openSiteWithCart, until, type Site } from '../site.ts';
import type { OpenStage, Stage } from '../stage.ts';

const CODE = 'WELCOME5';

const actorOf = ({ app }: Site) => must(runningActor(app.getSnapshot().children.discount), 'discount');
const cartIn = ({ context: { queryClient, call }, cartId }: Site) => queryClient.getQueryData(cartById(call, cartId() ?? '').queryKey);

async function openDiscounts(world: Parameters<OpenStage>[0]) {
  const site = await openSiteWithCart(world);
  site.app.send({ type: 'flow.opened', name: 'discount', input: { cartId: must(site.cartId(), 'cartId'), isMember: false } });
  await running(site.app.getSnapshot().children.discount);
  await until(() => nameOf(actorOf(site)), 'resting.calm');
  return site;
}

/** The part of the page with codes and rewards. */
function atDiscounts(site: Site, act: () => unknown): Stage {
  return {
    site: () => site,
    act,
    state: () => nameOf(actorOf(site)),
    page: () => <DiscountPart actor={actorOf(site)} cart={must(cartIn(site), 'cart')} isOpenAtFirst returnTo="/app/cart.html" />,
    ways: { 'discount.apply': act, 'page.error.retry': act },
  };
}

export const applyingCode: OpenStage = async (world) => {
  const site = await openDiscounts(world);
  return atDiscounts(site, () => actorOf(site).send({ type: 'code.submitted', code: CODE }));
};

export const removingCode: OpenStage = async (world) => {
  const site = await openDiscounts(world);
  actorOf(site).send({ type: 'code.submitted', code: CODE });
  await until(() => nameOf(actorOf(site)), 'resting.applied');
  const discount = must(cartIn(site)?.discounts[0], 'discount');
  return atDiscounts(site, () => actorOf(site).send({ type: 'discount.removed', discount }));
};
