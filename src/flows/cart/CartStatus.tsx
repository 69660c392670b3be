import type { CartItem } from '#domain/cart/cart.ts';
import type { LineProblem } from '#domain/cart/line.ts';
import type { UnavailableLine } from '#domain/cart/orderable.ts';
import type { CartScreen } from '#machines/cart/cart.screen.ts';
import type { CartEvent } from '#machines/cart/cart.types.ts';
import { useLaterPart } from '#src/flows/kit/useLaterPart.ts';
import '#src/text/lazy/cart.ts';
import { text } from '#src/text/text.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { LazyCartTrouble, LazyRefusals } from './LazyTrouble.tsx';
import { lineNames } from './line-names.ts';
import { WaitingLines } from './WaitingLines.tsx';

export type SaidLine = Pick<UnavailableLine, 'sequenceNum' | 'name'>;

export interface CartStatusProps {
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
export function CartStatus(props: CartStatusProps) {
  useLaterPart(LazyCartTrouble);
  return (
    <>
      <LiveRegion isUrgent={props.screen.kind === 'refused' || props.screen.kind === 'unreachable'}>
        <StatusNotice {...props} />
      </LiveRegion>
      <LiveRegion>{props.refusals.length > 0 && <LazyRefusals {...props} />}</LiveRegion>
    </>
  );
}

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
    case 'unclear':
    case 'unreachable':
      return <LazyCartTrouble {...{ screen, items, send }} />;
  }
}
