import type { ReactNode } from 'react';
import '#src/text/lazy/cart.ts';
import { text } from '#src/text/text.ts';
import { Page } from '#src/ui/Page.tsx';

export const CartPage = ({ children }: { readonly children: ReactNode }) => (
  <Page heading={text('cart.heading')} width="columns">
    {children}
  </Page>
);
