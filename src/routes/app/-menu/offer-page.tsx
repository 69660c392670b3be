import { useQuery } from '@tanstack/react-query';
import { useParams, useRouteContext, useSearch } from '@tanstack/react-router';
import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import { menuOf } from '#src/api/menu.ts';
import { offerOf } from '#src/api/menu-offer.ts';
import { OfferView } from '#src/pages/offer/OfferView.tsx';
import { useOrder } from '../../-shell/use-order.ts';
import { cafeIn } from '#domain/order/order.ts';
import { KnownOffer } from './offer.tsx';

/** Start of an offer (ROUTES-13). */
export function InitiateOfferPage() {
  const { offerId = '' } = useSearch({ from: '/app/initiateOffer.html' });
  return <OfferPage of="offer" offerId={offerId} />;
}

/** What a reward can be used on (ROUTES-06, MENU-20). */
export function RewardPage() {
  const { rewardId } = useParams({ from: '/app/category/reward/$rewardId' });
  return <OfferPage of="reward" offerId={rewardId} />;
}

function OfferPage({ of, offerId }: { readonly of: 'offer' | 'reward'; readonly offerId: string }) {
  const { call } = useRouteContext({ from: '__root__' });
  const cafe = useOrder(cafeIn);
  // The route has asked for both.
  const menu = useQuery({ ...menuOf(call, cafe?.id ?? NO_CAFE), retryOnMount: false });
  const offer = useQuery({ ...offerOf(call, offerId), retryOnMount: false });
  const onRetry = () => {
    for (const read of [menu, offer]) if (read.data === undefined) void read.refetch();
  };
  if (offer.data === null) return <OfferView of={of} state={{ kind: 'over' }} />;
  if (menu.data && offer.data) return <KnownOffer {...{ of, cafe }} menu={menu.data} offer={offer.data} />;
  return <OfferView of={of} state={{ kind: menu.isError || offer.isError ? 'failed' : 'waiting', onRetry }} />;
}
