import { createFileRoute } from '@tanstack/react-router';
import { OfferSearch } from '#domain/navigation/search.ts';
import { text } from '#src/text/text.ts';
import { lazyPage } from '#src/flows/kit/lazy-view.tsx';

const later = () => import('./-menu/later.ts');

/** The link of a campaign. */
export const Route = createFileRoute('/app/initiateOffer.html')({
  validateSearch: OfferSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => (await later()).loadOffer(context, deps.offerId),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData ?? text('menu.title') }] }),
  component: lazyPage(async () => (await (await later()).loadOfferPages()).InitiateOfferPage),
});
