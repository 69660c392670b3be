import { formatCents } from '#domain/money/money.ts';
import type { WalletScreen } from '#machines/wallet/wallet.screen.ts';
import type { WalletEvent } from '#machines/wallet/wallet.types.ts';
import '#src/text/lazy/addition.ts';
import '#src/text/lazy/checkout.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Row } from '#src/ui/Row.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { Stack } from '#src/ui/Stack.tsx';

interface WalletViewProps {
  readonly screen: WalletScreen;
  readonly send: (event: WalletEvent) => void;
}

/** Where the approval of a wallet is, and its one button. */
export function WalletView({ screen, send }: WalletViewProps) {
  if (screen.kind === 'finished') return null;
  const wallet = text(`payment.${screen.wallet}`);
  const total = formatCents(screen.cents);
  const isOpen = screen.kind === 'ready' && screen.isOpen;
  const trouble = screen.kind === 'ready' ? screen.trouble : null;
  return (
    <Stack gap={12}>
      {screen.kind === 'checking' && <Spinner label={text('addition.loading')} />}
      {screen.kind === 'ready' && <p>{text('wallet.amount', { total })}</p>}
      <LiveRegion isUrgent>
        {isOpen && <p>{text('wallet.open', { wallet })}</p>}
        {trouble === 'cancelled' && <Notice tone="info">{text('wallet.cancelled', { wallet })}</Notice>}
        {trouble === 'failed' && <Notice tone="bad">{text('wallet.failed', { wallet })}</Notice>}
        {screen.kind === 'unavailable' && <Notice tone="warn">{text('wallet.unavailable', { wallet })}</Notice>}
      </LiveRegion>
      <Row>
        {screen.kind === 'ready' && (
          <Button tone="dark" isBusy={isOpen} onClick={() => send({ type: 'wallet.opened' })}>
            {text('wallet.pay', { wallet })}
          </Button>
        )}
        {screen.kind === 'unavailable' && <Button onClick={() => send({ type: 'wallet.retried' })}>{text('page.error.retry')}</Button>}
        <Button tone="quiet" data-cancel onClick={() => send({ type: 'wallet.left' })}>
          {text('addition.cancel')}
        </Button>
      </Row>
    </Stack>
  );
}
