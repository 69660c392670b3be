import { createFileRoute } from '@tanstack/react-router';
import { text } from '#src/text/text.ts';
import { lazyPage } from '#src/flows/kit/lazy-view.tsx';

const load = () => import('../-prospect-page.tsx');

/** The link of an email (ROUTES-30, OPEN-05). Its token leaves the address before there is a page (decision 040). */
export const Route = createFileRoute('/en-us/prospect/{$token}.html')({
  head: () => ({ meta: [{ title: text('title.unsubscribe') }] }),
  beforeLoad: async ({ context, params, preload }) => preload || (await load()).openLink(context, params.token),
  component: lazyPage(async () => (await load()).ProspectPage),
});
