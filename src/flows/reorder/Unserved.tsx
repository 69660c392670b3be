import { Link } from '@tanstack/react-router';
import type { ReorderScreen } from '#machines/reorder/reorder.screen.ts';
import '#src/text/lazy/reorder.ts';
import { text } from '#src/text/text.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { ReorderDialog } from './ReorderDialog.tsx';

interface UnservedProps {
  readonly screen: Extract<ReorderScreen, { kind: 'unserved' }>;
  readonly onLeave: () => void;
}

/** The cafe of the earlier order does not offer the current destination: order setup starts with the earlier one, and returns to the orders. */
export const Unserved = ({ screen: { asked, before }, onLeave }: UnservedProps) => (
  <ReorderDialog
    heading={text('reorder.unserved')}
    isReadOut
    onLeave={onLeave}
    actions={
      <Link
        to="/app/startOrder.html"
        search={{
          ...(before.cafeId !== null && { cafeId: before.cafeId }),
          ...(before.destination !== null && { destination: before.destination }),
          returnTo: '/app/recent-orders.html',
        }}
        className={buttonClass({ isWide: true })}
        onClick={onLeave}
      >
        {text('reorder.unserved.change')}
      </Link>
    }
  >
    <p>{text('reorder.unserved.words', { way: text(`destination.${asked}`).toLowerCase() })}</p>
  </ReorderDialog>
);
