import { useState } from 'react';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import { useFeatures } from '../-shell/use-features.ts';
import type { Prices } from './-menu-prices.tsx';

const MenuPrices = lazyExtra(async () => (await import('./-menu-prices.tsx')).MenuPrices);

/** How the menu draws prices that rules have changed, and what follows them, to be drawn beside it. Without the feature its code never comes. */
export function useMenuPrices() {
  const { dynamicPricing } = useFeatures();
  const [prices, setPrices] = useState<Prices>({});
  return { ...prices, follower: dynamicPricing && <MenuPrices onChange={setPrices} /> };
}
