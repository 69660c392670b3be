import { redirect } from '@tanstack/react-router';
import type { QueryParams } from '#domain/navigation/query.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import type { FileRouteTypes } from '#src/routeTree.gen.ts';

const setupPages: readonly string[] = ['/app/startOrder.html', '/app/startOrder'] satisfies readonly FileRouteTypes['to'][];

/**
 * Goes to the order setup where the address of another page asks for it: for a group, where groups are on (QUERY-02), at a cafe that
 * is not the one of the order in hand (QUERY-10), or because there is no order yet (QUERY-12). What else the address asks for goes along.
 */
export async function redirectToSetup(
  { actors, knownFeatures }: Pick<RouterContext, 'actors' | 'knownFeatures'>,
  pathname: string,
  { action, cafeId, groupOrder }: QueryParams,
): Promise<void> {
  const { order } = actors.order.getSnapshot().context;
  const isForGroup = groupOrder && order?.isGroup !== true && (await knownFeatures()).groupOrder;
  const isAsked = (action === 'startAnOrder' && order === null) || (cafeId !== null && cafeId !== order?.cafe.id) || isForGroup;
  if (isAsked && !setupPages.includes(pathname)) throw redirect({ to: '/app/startOrder.html', search: true, hash: true, replace: true });
}
