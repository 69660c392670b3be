import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { greetingOf } from '#domain/home/greeting.ts';
import { cafeTimeAt } from '#domain/time/cafe-time.ts';
import { rewardsQuery } from '#src/api/loyalty.ts';
import { userDetailsQuery } from '#src/api/user.ts';
import { Greeting } from '#src/pages/home/Greeting.tsx';
import { Rewards } from '#src/pages/home/Rewards.tsx';
import { lazyPart } from '../../-shell/lazy-part.tsx';
import { useIsTrusted } from '../../-shell/use-is-trusted.ts';
import { useMember } from '../../-shell/use-member.ts';
import { useOrderCafeId } from '../../-shell/use-order.ts';
import { waiting } from './home-lazy.tsx';
import { deviceZone } from '#src/api/zone.ts';

/** What a member had before, and the heading over it: only for a member without an order in hand. */
export const UsualHeading = lazyPart(async () => (await import('./home-usual.tsx')).UsualHeading);
export const UsualNow = lazyPart(async () => (await import('./home-usual.tsx')).UsualNow, waiting);

export function GreetingNow() {
  const { clock } = useRouteContext({ from: '__root__' });
  const member = useMember();
  if (member?.kind !== 'signedIn') return null;
  return <Greeting time={greetingOf(cafeTimeAt(clock.now(), deviceZone()))} name={member.session.firstName} />;
}

/** Rewards of an active account alone (SESSION-03); nothing of them in a session that is not trusted (SESSION-17). */
export function RewardsNow() {
  const { call, config } = useRouteContext({ from: '__root__' });
  const cafeId = useOrderCafeId();
  const isTrusted = useIsTrusted();
  const { data: details } = useQuery({ ...userDetailsQuery(call), enabled: isTrusted });
  const isActive = isTrusted && details?.hasRewards === true;
  const { data: rewards } = useQuery({ ...rewardsQuery(call, cafeId), enabled: isActive });
  if (!isActive || rewards === undefined) return null;
  return <Rewards rewards={rewards.list} visitsTillNext={rewards.visitsTillNext} brand={config.brandSlug} />;
}
