import { useNavigate } from '@tanstack/react-router';
import type { ExceededLimit } from '#domain/cart/line.ts';
import { limitOf } from '#domain/cart/limit.ts';
import { formatPhone } from '#domain/phone/format.ts';
import type { CartEvent } from '#machines/cart/cart.types.ts';
import '#src/text/lazy/cart.ts';
import '#src/text/lazy/limit-dialog.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Row } from '#src/ui/Row.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { problemWords } from './problem-words.ts';

interface LimitDialogProps {
  readonly limits: readonly ExceededLimit[];
  /** Key of the limit on what another company delivers. */
  readonly amountKey: string;
  /** Cafe that prepares the order; null where it is unknown. */
  readonly cafe: { readonly name: string; readonly phone: string } | null;
  readonly send: (event: CartEvent) => void;
}

/** An order limit was exceeded: the limit, and how to order more (QTY-04, QTY-05, OVERLAYS-35, OVERLAYS-36). */
export function LimitDialog({ limits, amountKey, cafe, send }: LimitDialogProps) {
  const navigate = useNavigate();
  const kinds = limits.map((limit) => limitOf(limit, amountKey));
  const isAmount = kinds.includes('amount');
  const isCallHelpful = cafe !== null && kinds.includes('item');
  const close = () => send({ type: 'limits.seen' });
  const changeOrder = () => {
    close();
    void navigate({ to: '/app/startOrder.html', search: { returnTo: '/app/cart.html' } });
  };
  return (
    <Dialog
      isReadOut
      heading={text(isAmount ? 'cart.limit.amount' : 'cart.limit.item')}
      closeLabel={text('cart.limit.close')}
      onClose={close}
      footer={
        <Row gap={12}>
          <Button onClick={close}>{text('cart.seen')}</Button>
          {isAmount && (
            <Button tone="quiet" onClick={changeOrder}>
              {text('cart.changeOrder')}
            </Button>
          )}
          {isCallHelpful && (
            <ButtonLink tone="quiet" href={`tel:${cafe.phone}`}>
              {text('cart.limit.call', { cafe: cafe.name })}
            </ButtonLink>
          )}
        </Row>
      }
    >
      <Stack gap={12}>
        {limits.map((limit) => (
          <p key={`${limit.key} ${limit.name}`}>{problemWords(limit, amountKey)}</p>
        ))}
        {isCallHelpful && <p>{text('cart.limit.more', { cafe: cafe.name, phone: formatPhone(cafe.phone) })}</p>}
      </Stack>
    </Dialog>
  );
}
