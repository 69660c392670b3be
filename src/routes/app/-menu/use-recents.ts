import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { stockDay } from '#domain/menu/wanted.ts';
import type { RecentsAndFavorites } from '#domain/order/past-order.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { profileSignIn } from '#machines/auth/sign-in-options.ts';
import { favoritesQuery } from '#src/api/favorites.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import type { RecentsState } from '#src/pages/recents/RecentsView.tsx';
import { useIsTrusted } from '../../-shell/use-is-trusted.ts';
import { useMember } from '../../-shell/use-member.ts';
import { useOrder } from '../../-shell/use-order.ts';

const PAGE = '/app/recent-orders.html';

/** Returns what the page of recents and favorites has to show: nothing of a member whose session is not trusted (SESSION-17). */
export function useRecents(): RecentsState {
  const { app, auth, call, clock } = useRouteContext({ from: '__root__' });
  const isMember = useScreen(app, ({ context }) => context.visitor === 'member');
  const member = useMember();
  const isTrusted = useIsTrusted();
  const order = useOrder((known) => known.order);
  const date = order && stockDay(order, cafeTimeAt(clock.now(), order.cafe.timeZone));
  const query = favoritesQuery(call, order && date !== null ? { cafeId: order.cafe.id, date } : null);
  const { refetch, ...asked } = useQuery({ ...query, enabled: isTrusted });
  if (!isMember) return { kind: 'guest', onSignIn: () => auth.signIn(profileSignIn(PAGE)) };
  if (member?.kind === 'signedIn' && !isTrusted) return { kind: 'untrusted', onSignIn: () => void auth.askAgain(PAGE) };
  // Stored data of a member stays hidden until their session is trusted.
  if (!isTrusted) return { kind: 'waiting', onRetry: () => void auth.member().catch(() => {}) };
  return recentsFrom(asked, () => void refetch());
}

type Asked = Pick<UseQueryResult<RecentsAndFavorites>, 'data' | 'isError' | 'isFetching'>;

/** What came of asking. What has failed is waited for again while it is asked once more, so that a new failure is said. */
export function recentsFrom({ data, isError, isFetching }: Asked, onRetry: () => void): RecentsState {
  if (data?.isKnown) return { ...data, kind: 'known' };
  const hasFailed = isError || data !== undefined;
  return { kind: hasFailed && !isFetching ? 'failed' : 'waiting', onRetry };
}
