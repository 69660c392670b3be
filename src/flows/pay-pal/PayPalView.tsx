import { useEffect } from 'react';
import type { PayPalScreen } from '#machines/pay-pal/pay-pal.screen.ts';
import type { PayPalEvent } from '#machines/pay-pal/pay-pal.types.ts';
import '#src/text/lazy/stored-payments.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Row } from '#src/ui/Row.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { Stack } from '#src/ui/Stack.tsx';

interface PayPalViewProps {
  readonly screen: PayPalScreen;
  readonly send: (event: PayPalEvent) => void;
  /** Said where it failed. Default: that nothing in the account was changed. */
  readonly notAdded?: string;
}

/** Where the agreement with PayPal is, beside the window in which PayPal asks. */
export function PayPalView({ screen, send, notAdded = text('storedPayments.payPal.notAdded') }: PayPalViewProps) {
  const canRetry = screen.kind === 'failed' || screen.kind === 'unknown';
  const isStopped = canRetry || screen.kind === 'unavailable';
  // As in the window in which PayPal asks.
  useEffect(() => {
    if (!isStopped) return;
    const leaveOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && send({ type: 'payPal.left' });
    document.addEventListener('keydown', leaveOnEscape);
    return () => document.removeEventListener('keydown', leaveOnEscape);
  }, [isStopped, send]);
  if (screen.kind === 'finished') return null;
  return (
    <Stack gap={12}>
      {screen.kind === 'working' && <Spinner label={text(`payPal.${screen.step}`)} />}
      <LiveRegion isUrgent>
        {screen.kind === 'failed' && <Notice tone="bad">{notAdded}</Notice>}
        {screen.kind === 'unknown' && <Notice tone="bad">{text('storedPayments.unknown')}</Notice>}
        {screen.kind === 'unavailable' && <Notice tone="warn">{text('storedPayments.payPal.unavailable')}</Notice>}
      </LiveRegion>
      <Row>
        {canRetry && <Button onClick={() => send({ type: 'payPal.retried' })}>{text('payPal.retry')}</Button>}
        {(screen.kind !== 'working' || screen.step !== 'agreeing') && (
          <Button tone="quiet" data-cancel onClick={() => send({ type: 'payPal.left' })}>
            {text('storedPayments.cancel')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
