import { Link } from '@tanstack/react-router';
import type { ExcludedLine } from '#domain/cart/line.ts';
import { dependsOnOrder } from '#domain/cart/orderable.ts';
import type { CartEvent } from '#machines/cart/cart.types.ts';
import '#src/text/lazy/cart.ts';
import '#src/text/lazy/excluded.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { NewWords } from '#src/ui/NewWords.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Row } from '#src/ui/Row.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { cartRefusal } from './cart-refusal.ts';
import type { WhyOfLine } from './unavailable-reason.ts';

interface ExcludedLinesProps {
  readonly lines: readonly ExcludedLine[];
  readonly whyOf: WhyOfLine;
  readonly send: (event: CartEvent) => void;
}

/** Lines that the cafe and time in hand exclude: the guest changes the order, or gives them up (CART-24). */
export const ExcludedLines = ({ lines, whyOf, send }: ExcludedLinesProps) => (
  <NewWords>
    <Stack gap={24}>
      {lines.map(({ line, reasonCode }, at) => (
        <Notice key={`${line.itemId} ${at}`} tone="warn">
          <Stack gap={12}>
            <span>
              {excludedWords(line.name, reasonCode, whyOf(line))} {dependsOnOrder(reasonCode) && text('cart.excluded')}
            </span>
            <Row gap={12}>
              {dependsOnOrder(reasonCode) && (
                <Link
                  to="/app/startOrder.html"
                  search={{ returnTo: '/app/cart.html' }}
                  className={buttonClass({ size: 'small' })}
                  aria-label={text('cart.excluded.change', { name: line.name })}
                >
                  {text('cart.changeOrder')}
                </Link>
              )}
              <Button
                tone="quiet"
                size="small"
                aria-label={text('cart.excluded.remove', { name: line.name })}
                onClick={() => send({ type: 'excluded.dropped', at })}
              >
                {text('cart.remove')}
              </Button>
            </Row>
          </Stack>
        </Notice>
      ))}
    </Stack>
  </NewWords>
);

const excludedWords = (name: string, reasonCode: string, why: string | null): string =>
  why !== null && dependsOnOrder(reasonCode) ? text('cart.lost', { name, why }) : cartRefusal(reasonCode, name);
