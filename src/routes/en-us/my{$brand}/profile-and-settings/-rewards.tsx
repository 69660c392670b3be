import { useRouteContext } from '@tanstack/react-router';
import { rewardsQuery } from '#src/api/loyalty.ts';
import { userDetailsQuery } from '#src/api/user.ts';
import { RewardsPart } from '#src/flows/profile/ListParts.tsx';
import { useOrderCafeId } from '../../../-shell/use-order.ts';
import { VisitsOfMember } from './-visits.tsx';
import { Loaded, useFormActor, type PartProps } from './-part.tsx';

export function Rewards(props: PartProps) {
  const { call } = useRouteContext({ from: '__root__' });
  const cafeId = useOrderCafeId();
  const form = useFormActor(props, 'rewards');
  return (
    <Loaded query={userDetailsQuery(call)}>
      {({ hasRewards }) =>
        hasRewards ? (
          <Loaded query={rewardsQuery(call, cafeId)}>
            {({ list, ...progress }) => (
              <>
                <RewardsPart {...form} rewards={list} {...progress} isActive />
                <VisitsOfMember {...props} />
              </>
            )}
          </Loaded>
        ) : (
          <RewardsPart {...form} rewards={[]} visitsTillNext={null} visitThreshold={null} isActive={false} />
        )
      }
    </Loaded>
  );
}
