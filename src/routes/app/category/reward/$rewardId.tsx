import { createFileRoute } from '@tanstack/react-router';
import { text } from '#src/text/text.ts';
import { lazyPage } from '#src/flows/kit/lazy-view.tsx';

const later = () => import('../../-menu/later.ts');

export const Route = createFileRoute('/app/category/reward/$rewardId')({
  loader: async ({ context, params }) => (await later()).loadOffer(context, params.rewardId),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData ?? text('menu.title') }] }),
  component: lazyPage(async () => (await (await later()).loadOfferPages()).RewardPage),
});
