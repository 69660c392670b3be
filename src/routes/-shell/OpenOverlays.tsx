import type { ComponentProps } from 'react';
import { OverlaysView } from '#src/flows/overlays/OverlaysView.tsx';
import { CartContents } from '../app/-cart.tsx';
import { lazyPart } from './lazy-part.tsx';

const MenuSearch = lazyPart(async () => (await import('./MenuSearch.tsx')).MenuSearch);

export const OpenOverlays = (props: Omit<ComponentProps<typeof OverlaysView>, 'cart' | 'search'>) => (
  <OverlaysView {...props} cart={<CartContents />} search={<MenuSearch />} />
);
