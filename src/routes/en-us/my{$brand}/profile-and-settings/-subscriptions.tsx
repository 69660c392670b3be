import { useRouteContext } from '@tanstack/react-router';
import { foodSubscriptionsQuery } from '#src/api/loyalty.ts';
import { SubscriptionsPart } from '#src/flows/profile/ListParts.tsx';
import { Loaded } from './-part.tsx';

export function Subscriptions() {
  const { call, features } = useRouteContext({ from: '__root__' });
  return (
    <Loaded query={foodSubscriptionsQuery(call, features().subscriptionServiceV2)}>
      {(subscriptions) => <SubscriptionsPart subscriptions={subscriptions} />}
    </Loaded>
  );
}
