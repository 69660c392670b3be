import '#src/text/lazy/checkout.ts';
import '#src/text/lazy/submit.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Row } from '#src/ui/Row.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';

interface CallLoadingProps {
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}

/** In place of a payment by phone whose code is not there. No call was begun. */
export function CallLoading({ hasFailed, onRetry, onLeave }: CallLoadingProps) {
  return (
    <Dialog heading={text('payment.phone')}>
      {!hasFailed && <Spinner label={text('submit.placing')} />}
      <LiveRegion isUrgent>{hasFailed && <Notice tone="bad">{text('submit.unprepared')}</Notice>}</LiveRegion>
      {hasFailed && (
        <Row>
          <Button onClick={onRetry}>{text('page.error.retry')}</Button>
          <Button tone="quiet" onClick={onLeave}>
            {text('submit.back')}
          </Button>
        </Row>
      )}
    </Dialog>
  );
}
