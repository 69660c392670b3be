import { Link } from '@tanstack/react-router';
import type { ReorderScreen } from '#machines/reorder/reorder.screen.ts';
import '#src/text/lazy/reorder.ts';
import { text } from '#src/text/text.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Dialog } from '#src/ui/Dialog.tsx';

interface UnservedProps {
  readonly screen: Extract<ReorderScreen, { kind: 'unserved' }>;
  readonly onLeave: () => void;
}

/** The cafe of the order does not offer the way of the order in hand; its setup begins with the way it was had then, and leads to the orders. */
export const Unserved = ({ screen: { asked, before }, onLeave }: UnservedProps) => (
  <Dialog
    heading={text('reorder.unserved')}
    closeLabel={text('reorder.close')}
    onClose={onLeave}
    isReadOut
    footer={
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
  </Dialog>
);
