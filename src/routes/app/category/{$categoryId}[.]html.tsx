import { createFileRoute } from '@tanstack/react-router';
import { text } from '#src/text/text.ts';
import { loadMenu, MenuPage } from '../-menu.tsx';

export const Route = createFileRoute('/app/category/{$categoryId}.html')({
  head: () => ({ meta: [{ title: text('menu.title') }] }),
  loader: ({ context }) => loadMenu(context),
  component: () => <MenuPage catId={Route.useParams().categoryId} />,
});
