import { Link, useRouteContext } from '@tanstack/react-router';
import { RecentsView } from '#src/pages/recents/RecentsView.tsx';
import * as css from '#src/pages/recents/Recents.css.ts';
import '#src/text/lazy/recents.ts';
import { text } from '#src/text/text.ts';
import { dayPlaced } from '#domain/order/past-order.ts';
import { useMenuToday } from '../../-shell/use-menu-today.ts';
import { useOrderAgain } from '../../-shell/use-order-again.ts';
import { useRecents } from './use-recents.ts';

/** Page of recent and favorite orders; a guest signs in and returns here (ROUTES-12). */
export function RecentsPage() {
  const facts = { ...useMenuToday(), dayPlaced, onOrderAgain: useOrderAgain() };
  const { config } = useRouteContext({ from: '__root__' });
  return (
    <RecentsView
      state={useRecents()}
      linkToAll={
        <Link
          to="/en-us/my{$brand}/profile-and-settings/{$part}.html"
          params={{ brand: config.brandSlug, part: 'past-orders' }}
          className={css.all}
        >
          {text('recents.all')}
        </Link>
      }
      {...facts}
    />
  );
}
