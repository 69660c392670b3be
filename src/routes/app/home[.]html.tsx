import { createFileRoute } from '@tanstack/react-router';
import { SetupSearch } from '#domain/navigation/search.ts';
import { text } from '#src/text/text.ts';
import { lazyPage } from '#src/flows/kit/lazy-view.tsx';

const load = () => import('./-home/home-page.tsx');

export const Route = createFileRoute('/app/home.html')({
  validateSearch: SetupSearch,
  head: () => ({ meta: [{ title: text('title.home') }] }),
  loader: async ({ context }) => (await load()).loadHome(context),
  component: lazyPage(async () => (await load()).HomePage),
});
