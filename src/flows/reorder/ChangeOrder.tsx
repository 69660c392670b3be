import { Link } from '@tanstack/react-router';
import '#src/text/lazy/reorder.ts';
import { text } from '#src/text/text.ts';
import { buttonClass } from '#src/ui/button-class.ts';

/** Opens the setup of the order in hand. */
export const ChangeOrder = ({ onLeave }: { readonly onLeave: () => void }) => (
  <Link to="/app/startOrder.html" className={buttonClass({ tone: 'secondary', isWide: true })} onClick={onLeave}>
    {text('reorder.change')}
  </Link>
);
