import { useRouteContext } from '@tanstack/react-router';
import { knownPlace } from '#domain/home/start.ts';
import { HomeView } from '#src/pages/home/HomeView.tsx';
import { lazyPart } from '../-shell/lazy-part.tsx';
import { useOrder } from '../-shell/use-order.ts';
import { HomeMenu } from './-home-menu.tsx';
import { useHomeStart } from './-use-home-start.ts';

const CafesNearPlace = lazyPart(async () => (await import('./-home-cafes.tsx')).CafesNearPlace);

export function HomePage() {
  const { config, features } = useRouteContext({ from: '__root__' });
  const { order, previous } = useOrder((known) => known);
  const place = knownPlace(order ?? previous);
  return (
    <HomeView
      start={useHomeStart()}
      openOrderAt={order?.cafe.name ?? null}
      menu={<HomeMenu />}
      cafes={place && <CafesNearPlace place={place} />}
      links={{ offersGroup: features().groupOrder, cateringUrl: config.cateringUrl, supportUrl: config.supportUrl }}
    />
  );
}
