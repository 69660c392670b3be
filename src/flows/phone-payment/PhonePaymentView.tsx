import { formatCents } from '#domain/money/money.ts';
import type { PhonePaymentScreen } from '#machines/phone-payment/phone-payment.screen.ts';
import type { PhonePaymentEvent } from '#machines/phone-payment/phone-payment.types.ts';
import '#src/text/lazy/checkout.ts';
import '#src/text/lazy/phone-payment.ts';
import '#src/text/lazy/submit.ts';
import { reasonText, text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Row } from '#src/ui/Row.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { Stack } from '#src/ui/Stack.tsx';

interface PhonePaymentViewProps {
  readonly screen: PhonePaymentScreen;
  readonly send: (event: PhonePaymentEvent) => void;
}

/** A dialog for as long as the guest pays by phone: how far it is, what the phone system says, and why it failed (SUBMIT-18). */
export function PhonePaymentView({ screen, send }: PhonePaymentViewProps) {
  if (screen.kind === 'finished') return null;
  const retry = () => send({ type: 'call.retried' });
  const leave = () => send({ type: 'call.left' });
  return (
    <Dialog heading={text('phonePayment.heading')}>
      <Stack gap={16}>
        {screen.kind === 'beginning' && <Spinner label={text('phonePayment.beginning')} />}
        {screen.kind === 'ongoing' && <Spinner label={text(`phonePayment.${screen.step}`)} />}
        {screen.kind === 'endingCall' && <Spinner label={text('phonePayment.ending')} />}
        <LiveRegion isUrgent>
          {screen.kind === 'ongoing' && screen.message !== null && <p>{screen.message}</p>}
          {screen.kind === 'unreachable' && <Notice tone="warn">{text('phonePayment.unreachable')}</Notice>}
          {screen.kind === 'unended' && <Notice tone="warn">{text('phonePayment.unended')}</Notice>}
          {screen.kind === 'failed' && <Notice tone="bad">{failureOf(screen)}</Notice>}
        </LiveRegion>
        {'total' in screen && <p>{text('phonePayment.amount', { total: formatCents(screen.total) })}</p>}
        <Row>
          {screen.kind === 'failed' && (
            <>
              <Button onClick={leave}>{text('phonePayment.otherWay')}</Button>
              <Button tone="quiet" onClick={retry}>
                {text('phonePayment.again')}
              </Button>
            </>
          )}
          {screen.kind === 'unreachable' && <Button onClick={retry}>{text('phonePayment.check')}</Button>}
          {screen.kind === 'unended' && (
            <>
              <Button onClick={retry}>{text('page.error.retry')}</Button>
              <Button tone="quiet" onClick={leave}>
                {text('submit.back')}
              </Button>
            </>
          )}
          {('total' in screen || screen.kind === 'unreachable') && (
            <Button tone="quiet" onClick={leave}>
              {text('phonePayment.end')}
            </Button>
          )}
        </Row>
      </Stack>
    </Dialog>
  );
}

/** After a refusal it is not said that nothing was charged: a call before may have been paid. */
const failureOf = ({ message, isRefused, reasonCode }: Extract<PhonePaymentScreen, { kind: 'failed' }>): string =>
  isRefused
    ? (reasonText(reasonCode) ?? text('phonePayment.refused'))
    : `${message ?? text('phonePayment.failed')} ${text('phonePayment.notCharged')}`;
