import type { ReactNode } from 'react';
import type { Cart } from '#contract/cart-entity.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import type { CheckoutScreen } from '#machines/checkout/checkout.screen.ts';
import type { CheckoutEvent } from '#machines/checkout/checkout.types.ts';
import '#src/text/late/checkout.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { reasonFor } from '../cart/CartStatus.tsx';
import type { TypedCard } from './card-form.ts';
import { CheckoutForm } from './CheckoutForm.tsx';

export interface CheckoutViewProps {
  readonly screen: CheckoutScreen;
  readonly send: (event: CheckoutEvent) => void;
  readonly order: SetUpOrder;
  readonly cart: Cart | null;
  /** The day of the cafe, `YYYY-MM-DD`. */
  readonly today: string;
  /** A cafe-local time as it is read. */
  readonly momentOf: (at: string) => string;
  /** Puts the card where no machine can read it, and gives the name of that place. */
  readonly keepCard: (card: TypedCard) => string;
  /** The flow inside this one, already drawn. */
  readonly submit: ReactNode;
}

export function CheckoutView(props: CheckoutViewProps) {
  const { screen, send, submit } = props;
  if (screen.kind === 'finished') return null;
  const back = { label: text('checkout.back'), onAct: () => send({ type: 'checkout.left' }) };
  return (
    <Page heading={text('checkout.title')}>
      {screen.kind === 'pricing' && <Spinner label={text('checkout.pricing')} />}
      {screen.kind === 'unpriced' && (
        <Stack gap={16}>
          <Notice tone="bad" isLive action={{ label: text('checkout.retry'), onAct: () => send({ type: 'checkout.retried' }) }}>
            {text('checkout.unpriced')}
          </Notice>
          <div>
            <Button tone="quiet" onClick={back.onAct}>
              {back.label}
            </Button>
          </div>
        </Stack>
      )}
      {screen.kind === 'blocked' && (
        <Notice tone="warn" isLive action={back}>
          {reasonFor(screen.reasonCode)}
        </Notice>
      )}
      {screen.kind === 'filling' && <CheckoutForm {...props} screen={screen} />}
      {submit}
    </Page>
  );
}
