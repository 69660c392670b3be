import type { ReactNode } from 'react';
import type { CheckoutScreen } from '#machines/checkout/checkout.screen.ts';
import '#src/text/lazy/checkout.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Columns } from '#src/ui/Columns.tsx';
import { InlineButton } from '#src/ui/InlineButton.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Page } from '#src/ui/Page.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { RowBlocks } from '#src/ui/Blocks.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Waiting } from '#src/flows/kit/Waiting.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { useIsDesk } from '#src/ui/useIsDesk.ts';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import { missingPart } from '#src/flows/kit/missing-part.tsx';
import * as css from './Checkout.css.ts';
import { FoldedOrder } from './FoldedOrder.tsx';
import { CheckoutForm, type CheckoutFormProps } from './CheckoutForm.tsx';

const BlockedCheckout = lazyExtra(async () => (await import('./BlockedCheckout.tsx')).BlockedCheckout, null, missingPart);

interface CheckoutViewProps extends CheckoutFormProps {
  readonly screen: CheckoutScreen;
  /** Default: true. */
  readonly isOnline?: boolean;
  /** Changed prices of the cart, already drawn. */
  readonly changedPrices: ReactNode;
  /** A gift card or way to pay that is added, a dialog over the form, already drawn. Default: none. */
  readonly adding?: ReactNode;
}

export function CheckoutView(props: CheckoutViewProps) {
  const { screen, send, isOnline = true, changedPrices, submit, order, cart, place, onGuestSignIn, adding } = props;
  const isDesk = useIsDesk();
  // What had the focus may have gone: an ending, or the words of a trouble with their button.
  useKeptFocus(`${screen.kind} ${Boolean(submit)} ${screen.kind === 'filling' && screen.trouble}`);
  if (screen.kind === 'finished') return null;
  const isWide = screen.kind === 'filling' || screen.kind === 'pricing';
  const words = { heading: text('title.checkout'), lead: onGuestSignIn ? <GuestNote onSignIn={onGuestSignIn} /> : undefined };
  // The order begins beside the heading.
  const head = isWide && <PageHeading {...words} />;
  const back = { label: text('shell.backToCart'), onAct: () => send({ type: 'checkout.left' }) };
  return (
    <Page
      {...(isWide ? { heading: null } : words)}
      above={!isDesk && <Folded screen={screen} cart={cart} />}
      width={isWide ? 'columns' : 'narrow'}
    >
      {(screen.kind === 'unpriced' || screen.kind === 'blocked') && <div className={css.place}>{place}</div>}
      {screen.kind === 'pricing' && (
        // In the shape of what comes, so that nothing moves.
        <Columns
          variant="formAndSummary"
          first={
            <Stack gap={24}>
              {head}
              <Stack gap={32}>
                {place}
                <Waiting isPage label={text('checkout.pricing')}>
                  <RowBlocks count={6} />
                </Waiting>
              </Stack>
            </Stack>
          }
          second={
            isDesk && (
              <Panel heading={text('shell.order')} hasRows>
                <Skeleton status={null} count={3} />
              </Panel>
            )
          }
        />
      )}
      {screen.kind === 'unpriced' && <Unpriced isOnline={isOnline} back={back} onRetry={() => send({ type: 'checkout.retried' })} />}
      {screen.kind === 'blocked' && <BlockedCheckout {...{ order, cart, back }} reasonCode={screen.reasonCode} />}
      {screen.kind === 'filling' && (
        <CheckoutForm
          {...props}
          screen={screen}
          head={
            <>
              {head}
              {changedPrices}
            </>
          }
        />
      )}
      {screen.kind === 'filling' && adding}
    </Page>
  );
}

interface UnpricedProps {
  readonly isOnline: boolean;
  readonly back: { readonly label: string; readonly onAct: () => void };
  readonly onRetry: () => void;
}

/** No price came. Without a connection there is none to come: the cart can still be read. */
function Unpriced({ isOnline, back, onRetry }: UnpricedProps) {
  return (
    <Stack gap={16}>
      <LiveRegion isUrgent>
        <Notice tone={isOnline ? 'bad' : 'warn'} action={isOnline ? { label: text('page.error.retry'), onAct: onRetry } : back}>
          {text(isOnline ? 'checkout.unpriced' : 'checkout.offline')}
        </Notice>
      </LiveRegion>
      {isOnline && (
        <div>
          <Button tone="quiet" onClick={back.onAct}>
            {back.label}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** The order on one line; its place is kept while it is priced, so that nothing below it moves. */
function Folded({ screen, cart }: Pick<CheckoutViewProps, 'screen' | 'cart'>) {
  if (screen.kind !== 'pricing' && screen.kind !== 'filling') return null;
  if (screen.kind === 'pricing' || cart === null) return <div className={css.foldedAway} />;
  return <FoldedOrder cart={cart} />;
}

const GuestNote = ({ onSignIn }: { readonly onSignIn: () => void }) => (
  <>
    {text('checkout.guest')}{' '}
    <InlineButton aria-haspopup="dialog" onClick={onSignIn}>
      {text('shell.signIn')}
    </InlineButton>{' '}
    {text('checkout.guest.why')}
  </>
);
