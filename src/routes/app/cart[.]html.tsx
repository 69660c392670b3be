import { createFileRoute } from '@tanstack/react-router';
import { text } from '#src/text/text.ts';
import { CartPage } from '#src/views/cart/CartPage.tsx';
import { CartContents } from './-cart.tsx';

export const Route = createFileRoute('/app/cart.html')({
  head: () => ({ meta: [{ title: text('title.cart') }] }),
  component: () => (
    <CartPage>
      <CartContents />
    </CartPage>
  ),
});
