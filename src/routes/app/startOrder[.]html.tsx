import { createFileRoute } from '@tanstack/react-router';
import { SetupSearch } from '#domain/navigation/search.ts';
import { text } from '#src/text/text.ts';
import { lazyPage } from '#src/flows/kit/lazy-view.tsx';

const load = () => import('./-setup/start-order-page.tsx');

export const Route = createFileRoute('/app/startOrder.html')({
  validateSearch: SetupSearch,
  head: () => ({ meta: [{ title: text('shell.start') }] }),
  // An entry of the browser's history keeps when the home page asked, over a reload and Forward.
  beforeLoad: ({ location }) => ({ searchedAt: location.state.searchedAt }),
  loader: ({ context }) => {
    context.preloadFlow('orderSetup');
    return load();
  },
  onEnter: ({ context, search, loaderData }) => loaderData?.beginSetup(context, search, context.searchedAt),
  // The same once more changes nothing (`isSameSetup`).
  onStay: ({ context, search, loaderData }) => loaderData?.beginSetup(context, search, context.searchedAt),
  onLeave: ({ context }) => context.actors.order.send({ type: 'setup.left' }),
  component: lazyPage(async () => (await load()).StartOrderPage),
});
