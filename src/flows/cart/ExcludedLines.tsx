import { Link } from '@tanstack/react-router';
import type { ExcludedLine } from '#domain/cart/line.ts';
import { dependsOnOrder } from '#domain/cart/orderable.ts';
import type { CartEvent } from '#machines/cart/cart.types.ts';
import '#src/text/lazy/cart.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { NewWords } from '#src/ui/NewWords.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Row } from '#src/ui/Row.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { cartRefusal } from './CartStatus.tsx';

interface ExcludedLinesProps {
  readonly lines: readonly ExcludedLine[];
  readonly send: (event: CartEvent) => void;
}

/** Lines that the cafe and time in hand exclude: the guest changes the order, or gives them up (CART-24). */
export const ExcludedLines = ({ lines, send }: ExcludedLinesProps) => (
  <NewWords>
    {lines.length > 0 && (
      <Stack gap={24}>
        {lines.map(({ line: { itemId, name }, reasonCode }, at) => (
          <Notice key={`${itemId} ${at}`} tone="warn">
            <Stack gap={12}>
              <span>
                {cartRefusal(reasonCode, name)} {dependsOnOrder(reasonCode) && text('cart.excluded')}
              </span>
              <Row gap={12}>
                {dependsOnOrder(reasonCode) && (
                  <Link to="/app/startOrder.html" search={{ returnTo: '/app/cart.html' }} className={buttonClass({ size: 'small' })}>
                    {text('cart.changeOrder')}
                  </Link>
                )}
                <Button
                  tone="quiet"
                  size="small"
                  aria-label={text('cart.excluded.remove', { name })}
                  onClick={() => send({ type: 'excluded.dropped', at })}
                >
                  {text('cart.remove')}
                </Button>
              </Row>
            </Stack>
          </Notice>
        ))}
      </Stack>
    )}
  </NewWords>
);
