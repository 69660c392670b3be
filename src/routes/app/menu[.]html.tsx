import { createFileRoute } from '@tanstack/react-router';
import { firstValue } from '#domain/navigation/query.ts';
import { text } from '#src/text/text.ts';
import { loadMenu } from './-load-menu.ts';
import { MenuPage } from './-menu-page.tsx';

export const Route = createFileRoute('/app/menu.html')({
  validateSearch: ({ section }: { section?: string | string[] }): { section?: string | undefined } => ({ section: firstValue(section) }),
  head: () => ({ meta: [{ title: text('menu.title') }] }),
  loader: ({ context }) => loadMenu(context),
  component: Page,
});

function Page() {
  const { section = null } = Route.useSearch();
  return <MenuPage catId={section} />;
}
