import { Link } from '@tanstack/react-router';
import type { LineProblem } from '#domain/cart/line.ts';
import { dependsOnOrder } from '#domain/cart/orderable.ts';
import { goneLinesIn } from '#domain/cart/problems.ts';
import type { CartScreen } from '#machines/cart/cart.screen.ts';
import '#src/text/lazy/cart.ts';
import '#src/text/lazy/cart-trouble.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { Row } from '#src/ui/Row.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { cartRefusal } from './cart-refusal.ts';
import type { CartStatusProps, SaidLine } from './CartStatus.tsx';
import { problemWords } from './problem-words.ts';
import { dropKey, unsavedWords } from './unsaved-words.ts';

interface CartTroubleProps extends Pick<CartStatusProps, 'items' | 'send'> {
  readonly screen: Extract<CartScreen, { kind: 'refused' | 'unclear' | 'unreachable' }>;
}

/** Why a change was not made, with the ways on. */
export function CartTrouble({ screen, items, send }: CartTroubleProps) {
  switch (screen.kind) {
    case 'refused':
      if (screen.isOrderUnsaved) return <OrderUnsaved reason={cartRefusal(screen.reasonCode, screen.name)} send={send} />;
      return (
        <Notice tone="bad" action={{ label: text('cart.seen'), onAct: () => send({ type: 'change.dropped' }) }}>
          {cartRefusal(screen.reasonCode, screen.name)}
        </Notice>
      );
    case 'unclear':
      return (
        <Notice tone="warn">
          <Stack gap={12}>
            <span>{text(screen.change === 'add' ? 'cart.unclear.add' : 'cart.unclear', { name: screen.name ?? '' })}</span>
            <Row gap={12}>
              <Button tone="secondary" size="small" onClick={() => send({ type: 'change.repeated' })}>
                {text(screen.change === 'add' ? 'cart.unclear.addAgain' : 'cart.unclear.again')}
              </Button>
              <Button tone="quiet" size="small" onClick={() => send({ type: 'change.dropped' })}>
                {text('cart.unclear.keep')}
              </Button>
            </Row>
          </Stack>
        </Notice>
      );
    case 'unreachable':
      if (screen.isOrderUnsaved) return <OrderUnsaved reason={text('cart.unreachable.order')} send={send} />;
      return (
        <Notice tone="bad">
          <Stack gap={12}>
            <span>{unsavedWords(screen.change, items)}</span>
            <Row gap={12}>
              <Button tone="secondary" size="small" onClick={() => send({ type: 'change.retried' })}>
                {text('page.error.retry')}
              </Button>
              <Button tone="quiet" size="small" onClick={() => send({ type: 'change.dropped' })}>
                {text(dropKey(screen.change))}
              </Button>
            </Row>
          </Stack>
        </Notice>
      );
  }
}

const isSaidBy = ({ key, name, sequenceNum }: LineProblem, lines: readonly SaidLine[]): boolean =>
  dependsOnOrder(key) && lines.some((line) => line.sequenceNum === sequenceNum && (name === null || line.name === name));

/** Why lines were not taken as asked. What is gone can come in as a new item. */
export function Refusals({ refusals, unavailable, send }: CartStatusProps) {
  // The note above the lines says the rest.
  const said = refusals.filter((problem) => !isSaidBy(problem, unavailable));
  if (said.length === 0) return null;
  const seen = { label: text('cart.seen'), onAct: () => send({ type: 'refusals.seen' }) };
  const words = said.map((problem) => problemWords(problem)).join(' ');
  const count = goneLinesIn(said).length;
  if (count === 0)
    return (
      <Notice tone="warn" action={seen}>
        {words}
      </Notice>
    );
  return (
    <Notice tone="warn">
      <Stack gap={12}>
        <span>{words}</span>
        <Row gap={12}>
          <Button tone="secondary" size="small" onClick={() => send({ type: 'goneLines.added' })}>
            {text('cart.problem.gone.add', { count })}
          </Button>
          <Button tone="quiet" size="small" onClick={seen.onAct}>
            {seen.label}
          </Button>
        </Row>
      </Stack>
    </Notice>
  );
}

interface OrderUnsavedProps {
  readonly reason: string;
  readonly send: CartStatusProps['send'];
}

/** The cart is still for an earlier order: the guest tries again, or changes the order. */
function OrderUnsaved({ reason, send }: OrderUnsavedProps) {
  return (
    <Notice tone="bad">
      <Stack gap={12}>
        <span>{reason}</span>
        <span>{text('cart.orderUnsaved')}</span>
        <Row gap={12}>
          <Button tone="secondary" size="small" onClick={() => send({ type: 'change.retried' })}>
            {text('page.error.retry')}
          </Button>
          <Link to="/app/startOrder.html" search={{ returnTo: '/app/cart.html' }} className={buttonClass({ size: 'small' })}>
            {text('cart.changeOrder')}
          </Link>
        </Row>
      </Stack>
    </Notice>
  );
}
