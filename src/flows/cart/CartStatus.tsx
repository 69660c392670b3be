import { Link } from '@tanstack/react-router';
import type { CartItem } from '#domain/cart/cart.ts';
import type { LineProblem } from '#domain/cart/line.ts';
import { dependsOnOrder, type UnavailableLine } from '#domain/cart/orderable.ts';
import { goneLinesIn } from '#domain/cart/problems.ts';
import type { CartScreen } from '#machines/cart/cart.screen.ts';
import type { CartEvent } from '#machines/cart/cart.types.ts';
import '#src/text/lazy/cart.ts';
import { reasonText, text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Row } from '#src/ui/Row.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { problemWords } from './problem-words.ts';
import { lineNames } from './line-names.ts';
import { dropKey, unsavedWords } from './unsaved-words.ts';
import { WaitingLines } from './WaitingLines.tsx';

type SaidLine = Pick<UnavailableLine, 'sequenceNum' | 'name'>;

interface CartStatusProps {
  readonly screen: CartScreen;
  /** The lines of the cart, by whose names a change is said. */
  readonly items: readonly CartItem[];
  /** Why lines were not taken as asked, as far as it still holds. */
  readonly refusals: readonly LineProblem[];
  /** The lines that say themselves why they cannot be ordered. */
  readonly unavailable: readonly SaidLine[];
  readonly send: (event: CartEvent) => void;
}

/** Status of the cart: a change under way, a line to put back, or why a change was refused. Each is announced. */
export const CartStatus = (props: CartStatusProps) => (
  <>
    <LiveRegion isUrgent={props.screen.kind === 'refused' || props.screen.kind === 'unreachable'}>
      <StatusNotice {...props} />
    </LiveRegion>
    <LiveRegion>
      <Refusals {...props} />
    </LiveRegion>
  </>
);

function StatusNotice({ screen, items, send }: Pick<CartStatusProps, 'screen' | 'items' | 'send'>) {
  switch (screen.kind) {
    case 'calm':
    case 'troubled':
      return null;
    case 'accepted':
    case 'added':
    case 'working':
      return <VisuallyHidden>{text(screen.kind === 'working' ? 'cart.working' : 'cart.in')}</VisuallyHidden>;
    case 'removed':
      return (
        <VisuallyHidden>
          {screen.name === null
            ? text('cart.removed.unknown')
            : text('cart.removed.announced', { name: lineNames([screen.name, ...(screen.others ?? [])]) })}
        </VisuallyHidden>
      );
    case 'waitingForOrder':
      return <WaitingLines names={screen.arriving} first={screen.name} returnTo="/app/cart.html" send={send} />;
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
function Refusals({ refusals, unavailable, send }: CartStatusProps) {
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

/** Why the server takes no such cart, or not the line with this name. */
export const cartRefusal = (reasonCode: string, name: string | null = null): string =>
  reasonText(reasonCode, { name: name ?? text('cart.thisItem') }) ?? text('cart.refused');
