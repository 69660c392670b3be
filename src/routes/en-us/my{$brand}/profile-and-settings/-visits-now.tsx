import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { rewardsQuery } from '#src/api/loyalty.ts';
import { userDetailsQuery } from '#src/api/user.ts';
import { VisitsAtAGlance } from '#src/flows/profile/VisitsAtAGlance.tsx';
import '#src/text/lazy/profile.ts';
import { text } from '#src/text/text.ts';
import { useOrderCafeId } from '../../../-shell/use-order.ts';
import { PartLink } from './-part-link.tsx';

/** Left out where the member takes no part, and where it does not come: their own page says so. */
export function VisitsNow() {
  const { call } = useRouteContext({ from: '__root__' });
  const cafeId = useOrderCafeId();
  const details = useQuery(userDetailsQuery(call));
  const rewards = useQuery({ ...rewardsQuery(call, cafeId), enabled: details.data?.hasRewards === true });
  if (details.data?.hasRewards === false || details.isError || rewards.isError) return null;
  return <VisitsAtAGlance rewards={rewards.data} linkToAll={<PartLink part="rewards">{text('profile.rewards.all')}</PartLink>} />;
}
