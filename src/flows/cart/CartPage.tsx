import type { ReactNode } from 'react';
import '#src/text/lazy/cart.ts';
import { Page } from '#src/ui/Page.tsx';

export const CartPage = ({ children }: { readonly children: ReactNode }) => (
  <Page heading={null} width="columns">
    {children}
  </Page>
);
