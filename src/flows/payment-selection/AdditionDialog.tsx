import type { ReactNode } from 'react';
import type { PaymentSelectionEvent } from '#machines/payment-selection/payment-selection.types.ts';
import '#src/text/lazy/addition.ts';
import '#src/text/lazy/checkout.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Row } from '#src/ui/Row.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { Stack } from '#src/ui/Stack.tsx';

interface AdditionDialogProps {
  readonly heading: string;
  /** The code of its flow is there. */
  readonly isLoaded: boolean;
  /** The code did not come. */
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  readonly send: (event: PaymentSelectionEvent) => void;
  /** The flow, already drawn. Default: nothing. */
  readonly children?: ReactNode;
}

/** A dialog for as long as a way to pay is added. */
export function AdditionDialog({ heading, isLoaded, hasFailed, onRetry, send, children }: AdditionDialogProps) {
  return (
    <Dialog heading={heading}>
      {children}
      {!isLoaded && (
        <Stack gap={12}>
          {!hasFailed && <Spinner label={text('addition.loading')} />}
          <LiveRegion isUrgent>{hasFailed && <Notice tone="bad">{text('addition.notLoaded')}</Notice>}</LiveRegion>
          <Row>
            {hasFailed && <Button onClick={onRetry}>{text('page.error.retry')}</Button>}
            <Button tone="quiet" onClick={() => send({ type: 'addition.left' })}>
              {text('addition.cancel')}
            </Button>
          </Row>
        </Stack>
      )}
    </Dialog>
  );
}
