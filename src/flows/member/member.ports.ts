import { fromPromise } from 'xstate';
import { primaryOf } from '#domain/account/primary.ts';
import type { Features } from '#domain/app/features.ts';
import type { LoadMemberInput, LoadMemberResult, RestoreSessionResult } from '#machines/member/member.types.ts';
import { isApiError, type ApiErrorKind } from '#src/api/errors.ts';
import { foodSubscriptionsQuery, pastOrdersQuery, recentCafesQuery, reordersQuery, rewardsQuery, visitsQuery } from '#src/api/loyalty.ts';
import { sessionApi } from '#src/api/session.ts';
import { scopeKey } from '#src/api/define-query.ts';
import { emailSubscriptionsQuery, userDetailsQuery } from '#src/api/user.ts';
import { waitingPorts } from '#src/flows/kit/clock.ports.ts';
import { isPassing } from '#src/flows/kit/refusal.ports.ts';
import { openSession, type SessionDependencies } from '#src/flows/session/session.ports.ts';

interface Dependencies extends SessionDependencies {
  readonly features: () => Features;
  /** The cafe of the order in hand (C-61, PROFILE-05). */
  readonly cafeId: () => string | null;
  /** Whether there is a cart with something in it. */
  readonly hasFilledCart: () => boolean;
  /** Empties what this browser keeps of the visitor (SESSION-06, SESSION-07). */
  readonly forget: () => void;
}

const rejections: readonly ApiErrorKind[] = ['unauthorized', 'notFound', 'refused'];

/** The server's definite no to a token; offline, a timeout and a failing server say nothing of it (SESSION-11). */
const isRejection = (error: unknown) => isApiError(error) && rejections.includes(error.kind) && !isPassing(error);

export function memberPorts(deps: Dependencies) {
  const { call, queryClient, vault, tokenCookie, clock, features, cafeId, hasFilledCart, forget } = deps;
  const api = sessionApi(call);
  const { waitUntil, pause } = waitingPorts(clock);
  return {
    pause,
    secureUntil: waitUntil,
    alertAt: waitUntil,

    restoreSession: fromPromise<RestoreSessionResult, void>(async ({ signal }) => {
      const token = tokenCookie.read();
      if (token === null) return { kind: 'gone', hadCart: hasFilledCart() };
      vault.keepAccessToken(token);
      try {
        return { kind: 'restored', session: openSession(await api.restore(signal), deps) };
      } catch (error) {
        if (isRejection(error)) return { kind: 'gone', hadCart: hasFilledCart() };
        throw error;
      }
    }),

    // Each part fails by itself, and says nothing (SESSION-03).
    loadMember: fromPromise<LoadMemberResult, LoadMemberInput>(async () => {
      const { subscriptionServiceV2, orderHistoryCloud } = features();
      const details = queryClient.fetchQuery({ ...userDetailsQuery(call), staleTime: 0 });
      const rest = [
        details.then(async ({ hasRewards }) => {
          if (hasRewards) await queryClient.fetchQuery({ ...rewardsQuery(call, cafeId()), staleTime: 0 });
        }),
        queryClient.fetchQuery({ ...emailSubscriptionsQuery(call), staleTime: 0 }),
        queryClient.fetchQuery({ ...foodSubscriptionsQuery(call, subscriptionServiceV2), staleTime: 0 }),
        queryClient.fetchQuery({ ...pastOrdersQuery(call, { cafeId: cafeId(), isCloud: orderHistoryCloud }), staleTime: 0 }),
        queryClient.fetchQuery({ ...reordersQuery(call), staleTime: 0 }),
        queryClient.fetchQuery({ ...recentCafesQuery(call), staleTime: 0 }),
        queryClient.fetchQuery({ ...visitsQuery(call), staleTime: 0 }),
      ];
      const [known] = await Promise.allSettled([details, ...rest]);
      if (known.status === 'rejected') return { kind: 'loaded', who: null };
      const { firstName, emails } = known.value;
      return { kind: 'loaded', who: { firstName, username: primaryOf(emails)?.emailAddress ?? null } };
    }),

    // The visitor is signed out at once; the server is notified when it can be reached.
    logOut: fromPromise<{ kind: 'loggedOut' }, void>(async () => {
      const token = vault.accessToken();
      if (token !== null) api.logOut(token).catch(() => {});
      vault.clear();
      tokenCookie.clear();
      // The cart and the orders name the member too.
      for (const scope of ['member', 'cart', 'order'] as const) queryClient.removeQueries({ queryKey: scopeKey(scope) });
      forget();
      return { kind: 'loggedOut' };
    }),
  };
}
