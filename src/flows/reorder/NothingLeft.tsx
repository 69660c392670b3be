import { Link } from '@tanstack/react-router';
import type { ReorderLine } from '#domain/order/reorder.ts';
import '#src/text/lazy/reorder.ts';
import { text } from '#src/text/text.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { ChangeOrder } from './ChangeOrder.tsx';
import * as css from './Reorder.css.ts';
import { ReorderLines } from './ReorderLines.tsx';

interface NothingLeftProps {
  readonly lines: readonly ReorderLine[];
  readonly onLeave: () => void;
}

/** Nothing of the order can be had: why, and what can be done. */
export const NothingLeft = ({ lines, onLeave }: NothingLeftProps) => (
  <Dialog
    heading={text('reorder.nothing')}
    closeLabel={text('reorder.close')}
    onClose={onLeave}
    isReadOut
    footer={
      <Stack gap={8}>
        <Link to="/app/menu.html" className={buttonClass({ isWide: true })} onClick={onLeave}>
          {text('reorder.menu')}
        </Link>
        <ChangeOrder onLeave={onLeave} />
      </Stack>
    }
  >
    <p className={css.lead}>{text('reorder.nothing.words')}</p>
    <ReorderLines lines={lines} />
  </Dialog>
);
