import { createFileRoute } from '@tanstack/react-router';
import { MenuSearch } from '#domain/navigation/search.ts';
import { loadSearch } from '#src/pages/menu/useMenuSearch.ts';
import { text } from '#src/text/text.ts';
import { loadMenu } from './-menu/load-menu.ts';
import { MenuLoading, MenuPage } from './-menu/menu-page.tsx';

export const Route = createFileRoute('/app/menu.html')({
  validateSearch: MenuSearch,
  head: () => ({ meta: [{ title: text('menu.title') }] }),
  // What the words of the address find shows with the page.
  loader: ({ context, location }) => Promise.all([loadMenu(context), 'search' in location.search && loadSearch().catch(() => {})]),
  pendingComponent: MenuLoading,
  component: Page,
});

function Page() {
  const { section = null } = Route.useSearch();
  return <MenuPage catId={section} />;
}
