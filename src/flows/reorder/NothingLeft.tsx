import { Link } from '@tanstack/react-router';
import type { ReorderLine } from '#domain/order/reorder.ts';
import type { ReorderEvent } from '#machines/reorder/reorder.types.ts';
import type { WhyOfLine } from '#src/flows/cart/unavailable-reason.ts';
import '#src/text/lazy/reorder.ts';
import { text } from '#src/text/text.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { ChangeOrder } from './ChangeOrder.tsx';
import * as css from './Reorder.css.ts';
import { ReorderDialog } from './ReorderDialog.tsx';
import { ReorderLines } from './ReorderLines.tsx';

interface NothingLeftProps {
  readonly lines: readonly ReorderLine[];
  /** Why the order in hand excludes a line, and when it can be had. */
  readonly whyOf: WhyOfLine;
  readonly send: (event: ReorderEvent) => void;
}

/** No item of the order is available: the reasons, and what can be done. */
export function NothingLeft({ lines, whyOf, send }: NothingLeftProps) {
  const leave = () => send({ type: 'reorder.left' });
  return (
    <ReorderDialog
      heading={text('reorder.nothing')}
      isReadOut
      onLeave={leave}
      actions={
        <>
          <Link to="/app/menu.html" className={buttonClass({ isWide: true })} onClick={leave}>
            {text('reorder.menu')}
          </Link>
          <ChangeOrder send={send} />
        </>
      }
    >
      <p className={css.lead}>{text('reorder.nothing.words')}</p>
      <ReorderLines lines={lines} whyOf={whyOf} />
    </ReorderDialog>
  );
}
