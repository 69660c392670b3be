import { must } from '#domain/must.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import type { DonationEvent } from '#machines/donation/donation.types.ts';
import { cartById } from '#src/api/cart.ts';
import { DonationPart } from '#src/routes/app/-cart/donation-part.tsx';
import { running } from '#test/kit/running.ts';
import { nameOf, openSiteWithCart, until, type Site } from '../site.ts';
import type { OpenStage, Stage } from '../stage.ts';

const bread = { id: '801', name: 'Bread for the food bank', amounts: [2_00] };
const giving = { type: 'donation.changed', donation: bread, amount: 2_00 } as const;

const actorOf = ({ app }: Site) => must(runningActor(app.getSnapshot().children.donation), 'donation');
const givenIn = ({ context: { queryClient, call }, cartId }: Site) =>
  queryClient.getQueryData(cartById(call, cartId() ?? '').queryKey)?.donations ?? [];

async function openDonations(world: Parameters<OpenStage>[0]) {
  const site = await openSiteWithCart(world);
  site.app.send({ type: 'flow.opened', name: 'donation', input: { cartId: must(site.cartId(), 'cartId') } });
  await running(site.app.getSnapshot().children.donation);
  return site;
}

function atDonations(site: Site, event: DonationEvent): Stage {
  return {
    site: () => site,
    act: () => actorOf(site).send(event),
    state: () => nameOf(actorOf(site)),
    page: () => <DonationPart actor={actorOf(site)} donations={[bread]} given={givenIn(site)} openAtFirst={bread.id} />,
    ways: { 'donation.retry': () => actorOf(site).send({ type: 'donation.retried' }) },
  };
}

export const giveDonation: OpenStage = async (world) => atDonations(await openDonations(world), giving);

export const takeDonationBack: OpenStage = async (world) => {
  const site = await openDonations(world);
  actorOf(site).send(giving);
  await until(() => nameOf(actorOf(site)), 'resting.saved');
  return atDonations(site, { ...giving, amount: 0 });
};
