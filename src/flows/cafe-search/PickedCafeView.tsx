import type { Cafe } from '#domain/cafe/cafe.ts';
import type { OrderSetupEvent } from '#machines/order-setup/order-setup.types.ts';
import '#src/text/lazy/order-setup.ts';
import '#src/text/lazy/overlays.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Row } from '#src/ui/Row.tsx';
import { Stack } from '#src/ui/Stack.tsx';

interface PickedCafeViewProps {
  /** Null until it is known. */
  readonly cafe: Cafe | null;
  readonly send: (event: OrderSetupEvent) => void;
}

/** The message before a cafe is taken, with the cafe's own news (ORD-SETUP-16). */
export function PickedCafeView({ cafe, send }: PickedCafeViewProps) {
  const decline = () => send({ type: 'message.declined' });
  return (
    <Dialog
      heading={text('orderSetup.cafe.confirm', { cafe: cafe?.name ?? '…' })}
      closeLabel={text('orderSetup.cafe.confirm.no')}
      onClose={decline}
      footer={
        <Row gap={12}>
          <Button onClick={() => send({ type: 'message.accepted' })}>{text('orderSetup.cafe.confirm.yes')}</Button>
          <Button tone="secondary" onClick={decline}>
            {text('orderSetup.cafe.confirm.no')}
          </Button>
        </Row>
      }
    >
      {cafe && (
        <Stack gap={12}>
          <address>
            {cafe.street}
            <br />
            {cafe.city}, {cafe.state} {cafe.postalCode}
          </address>
          {cafe.isRestricted && (
            <Notice tone="info">
              <strong>{text('page.restricted.heading')}</strong> {text('page.restricted')}
            </Notice>
          )}
          {cafe.messages.map((message) => (
            <Notice key={message} tone="info">
              {message}
            </Notice>
          ))}
        </Stack>
      )}
    </Dialog>
  );
}
