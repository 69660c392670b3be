import { redirect } from '@tanstack/react-router';
import { hrefOf, type QueryWishes } from '#domain/navigation/query.ts';
import type { RouterContext } from '#src/app/router-context.ts';

const setupPage = '/app/startOrder.html';

/**
 * Goes to the order setup where the address of another page asks for it: for a group, where groups are on (QUERY-02), at a cafe that
 * is not the one of the order in hand (QUERY-10), or because there is no order yet (QUERY-12). What else the address asks for goes along.
 */
export function redirectToSetup(
  app: RouterContext['app'],
  { pathname, searchStr, hash }: { readonly pathname: string; readonly searchStr: string; readonly hash: string },
  { action, cafeId, groupOrder }: QueryWishes,
): void {
  const { order, features } = app.getSnapshot().context;
  const isAsked =
    (action === 'startAnOrder' && order === null) ||
    (cafeId !== null && cafeId !== order?.cafe.id) ||
    (groupOrder && features.groupOrder && order?.isGroup !== true);
  if (!isAsked || pathname === setupPage || pathname === '/app/startOrder') return;
  throw redirect({ href: hrefOf({ pathname: setupPage, params: [...new URLSearchParams(searchStr)], hash }), replace: true });
}
