import { useQuery } from '@tanstack/react-query';
import { useLocation, useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { OwnedOrder } from '#domain/order/active-orders.ts';
import { bannerOrder, isBannerPage } from '#domain/remedy/banner.ts';
import { recoveryCafe } from '#src/api/recovery-cafe.ts';
import { HelpBanner as Banner } from '#src/flows/active-orders/HelpBanner.tsx';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useFeatures } from '../../-shell/use-features.ts';

const MINUTE_MS = 60_000;

/** Draws the page anew each minute. */
function useMinutes() {
  const [, setCount] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setCount((count) => count + 1), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
}

/** Help with an order of today, as soon as it is time for it and where its cafe takes part (REMEDY-11). */
export function HelpBanner({ orders }: { readonly orders: readonly OwnedOrder[] }) {
  const { app, call, clock, config } = useRouteContext({ from: '__root__' });
  const path = useLocation({ select: ({ pathname }) => pathname });
  const features = useFeatures();
  const isMember = useScreen(app, ({ context }) => context.visitor === 'member');
  useMinutes();
  const facts = { features, isMember, now: clock.now().toString(), minutesBefore: config.remedyMinutesBefore };
  const order = isBannerPage(path) ? bannerOrder(orders, facts) : null;
  const { data: cafe, isError } = useQuery({ ...recoveryCafe(call, order?.cafeId ?? ''), enabled: order !== null });
  if (order === null || isError || cafe === null || cafe?.hasDigitalRecovery === false) return null;
  return <Banner order={order} isComing={cafe === undefined} />;
}
