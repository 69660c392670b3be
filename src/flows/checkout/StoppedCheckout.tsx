import { Link } from '@tanstack/react-router';
import '#src/text/lazy/checkout.ts';
import '#src/text/lazy/submit.ts';
import { text } from '#src/text/text.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Stack } from '#src/ui/Stack.tsx';

/** The checkout's flow broke, or its order went; the cart leads on. */
export const StoppedCheckout = () => (
  <Page heading={text('title.checkout')}>
    <Stack gap={16}>
      <LiveRegion isUrgent>
        <Notice tone="bad">{text('checkout.stopped')}</Notice>
      </LiveRegion>
      <div>
        <Link to="/app/cart.html" className={buttonClass()}>
          {text('shell.backToCart')}
        </Link>
      </div>
    </Stack>
  </Page>
);
