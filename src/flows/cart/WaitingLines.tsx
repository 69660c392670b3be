import { Link } from '@tanstack/react-router';
import type { CartEvent } from '#machines/cart/cart.types.ts';
import '#src/text/lazy/cart.ts';
import { allOf } from '#src/text/lists.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { Row } from '#src/ui/Row.tsx';
import { Stack } from '#src/ui/Stack.tsx';

export interface WaitingLinesProps {
  readonly names: readonly string[];
  /** The one that is given up first; null where another change is. */
  readonly first: string | null;
  /** The page to come back to with an order. */
  readonly returnTo: '/app/cart.html' | '/app/menu.html';
  /** The page is the order setup itself, and needs no way there. */
  readonly isSetup?: boolean;
  readonly send: (event: CartEvent) => void;
}

/** Lines that come into the cart as soon as there is an order (CART-13). */
export function WaitingLines({ names, first, returnTo, isSetup = false, send }: WaitingLinesProps) {
  const isOne = names.length === 1;
  return (
    <Notice tone="info">
      <Stack gap={12}>
        <span>{wordsFor(names, isSetup)}</span>
        {!isSetup && (
          <Row gap={12}>
            <Link to="/app/startOrder.html" search={{ returnTo }} className={buttonClass({ tone: 'secondary', size: 'small' })}>
              {text('shell.start')}
            </Link>
            <Button tone="quiet" size="small" onClick={() => send({ type: 'change.dropped' })}>
              {first === null ? text('cart.drop') : text(isOne ? 'cart.waiting.drop' : 'cart.waiting.dropFirst', { name: first })}
            </Button>
          </Row>
        )}
      </Stack>
    </Notice>
  );
}

function wordsFor(names: readonly string[], isSetup: boolean): string {
  // Another change than an addition waits where another tab has taken the cart away.
  if (names.length === 0) return text('cart.waiting.change');
  return text(isSetup ? 'cart.waiting.setup' : 'cart.waiting', { name: allOf(names) });
}
