import { Link } from '@tanstack/react-router';
import type { ReorderLine } from '#domain/order/reorder.ts';
import '#src/text/lazy/reorder.ts';
import { text } from '#src/text/text.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { ChangeOrder } from './ChangeOrder.tsx';
import * as css from './Reorder.css.ts';
import { ReorderDialog } from './ReorderDialog.tsx';
import { ReorderLines } from './ReorderLines.tsx';

interface NothingLeftProps {
  readonly lines: readonly ReorderLine[];
  readonly onLeave: () => void;
}

/** No item of the order is available: the reasons, and what can be done. */
export const NothingLeft = ({ lines, onLeave }: NothingLeftProps) => (
  <ReorderDialog
    heading={text('reorder.nothing')}
    isReadOut
    onLeave={onLeave}
    actions={
      <>
        <Link to="/app/menu.html" className={buttonClass({ isWide: true })} onClick={onLeave}>
          {text('reorder.menu')}
        </Link>
        <ChangeOrder onLeave={onLeave} />
      </>
    }
  >
    <p className={css.lead}>{text('reorder.nothing.words')}</p>
    <ReorderLines lines={lines} />
  </ReorderDialog>
);
