import { useRouteContext } from '@tanstack/react-router';
import { foodSubscriptionsQuery } from '#src/api/loyalty.ts';
import { SubscriptionsPart } from '#src/flows/profile/ListParts.tsx';
import { useFeatures } from '../../../-shell/use-features.ts';
import { Loaded } from './-part.tsx';

export function Subscriptions() {
  const { call } = useRouteContext({ from: '__root__' });
  const { subscriptionServiceV2 } = useFeatures();
  return (
    <Loaded query={foodSubscriptionsQuery(call, subscriptionServiceV2)}>
      {(subscriptions) => <SubscriptionsPart subscriptions={subscriptions} />}
    </Loaded>
  );
}
