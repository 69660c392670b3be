import { useRouteContext } from '@tanstack/react-router';
import { foodSubscriptionsQuery } from '#src/api/loyalty.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { SubscriptionsPart } from '#src/flows/profile/ListParts.tsx';
import { Loaded } from './-part.tsx';

export function Subscriptions() {
  const { app, call } = useRouteContext({ from: '__root__' });
  const isV2 = useScreen(app, ({ context }) => context.features.subscriptionServiceV2);
  return (
    <Loaded query={foodSubscriptionsQuery(call, isV2)}>{(subscriptions) => <SubscriptionsPart subscriptions={subscriptions} />}</Loaded>
  );
}
