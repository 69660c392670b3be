import { createFileRoute } from '@tanstack/react-router';
import { MenuSearch } from '#domain/navigation/search.ts';
import { text } from '#src/text/text.ts';
import { loadMenu } from './-menu/load-menu.ts';
import { MenuLoading, MenuPage } from './-menu/menu-page.tsx';

export const Route = createFileRoute('/app/menu.html')({
  validateSearch: MenuSearch,
  head: () => ({ meta: [{ title: text('menu.title') }] }),
  loader: ({ context }) => loadMenu(context),
  pendingComponent: MenuLoading,
  component: Page,
});

function Page() {
  const { section = null } = Route.useSearch();
  return <MenuPage catId={section} />;
}
