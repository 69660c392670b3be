import { createFileRoute } from '@tanstack/react-router';
import { loadMenu } from '../-menu/load-menu.ts';
import { MenuLoading, MenuPage } from '../-menu/menu-page.tsx';

export const Route = createFileRoute('/app/category/{$categoryId}.html')({
  loader: async ({ context, params }) => (await loadMenu(context))?.categories.find(({ catId }) => catId === params.categoryId),
  // One that there is not has the title of any page that is not found (DATALAYER-01).
  head: ({ loaderData }) => ({ meta: loaderData && [{ title: loaderData.name }] }),
  pendingComponent: MenuLoading,
  component: Page,
});

function Page() {
  const { categoryId } = Route.useParams();
  return <MenuPage catId={categoryId} />;
}
