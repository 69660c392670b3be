import type { ComponentProps } from 'react';
import { OverlaysView } from '#src/flows/overlays/OverlaysView.tsx';
import { CartContents } from '../app/-cart.tsx';

export const OpenOverlays = (props: Omit<ComponentProps<typeof OverlaysView>, 'cart'>) => (
  <OverlaysView {...props} cart={<CartContents />} />
);
