import { createFileRoute } from '@tanstack/react-router';
import { text } from '#src/text/text.ts';
import { loadMenu } from '../-load-menu.ts';
import { MenuLoading, MenuPage } from '../-menu-page.tsx';

export const Route = createFileRoute('/app/category/{$categoryId}.html')({
  head: () => ({ meta: [{ title: text('menu.title') }] }),
  loader: ({ context }) => loadMenu(context),
  pendingComponent: MenuLoading,
  component: Page,
});

function Page() {
  const { categoryId } = Route.useParams();
  return <MenuPage catId={categoryId} />;
}
