import { Link } from '@tanstack/react-router';
import type { DiscountTrouble } from '#machines/discount/discount.screen.ts';
import '#src/text/lazy/discount.ts';
import { text } from '#src/text/text.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import * as css from '#src/flows/kit/SummaryRow.css.ts';

interface TroubleHelpProps {
  readonly trouble: DiscountTrouble;
  /** The code is one of an address, which is tried again. Default: false. */
  readonly isWaiting?: boolean;
  /** The page that a change of the order comes back to. */
  readonly returnTo: string;
}

/** What would make a code or a reward good; nothing where it has to be another. */
export function TroubleHelp({ trouble: { problem }, isWaiting = false, returnTo }: TroubleHelpProps) {
  const className = buttonClass({ tone: 'secondary', size: 'small' });
  return (
    <>
      {isWaiting && <p className={css.meta}>{text('discount.waiting')}</p>}
      {problem === 'noEligibleItems' && (
        <span>
          <Link to="/app/menu.html" className={className}>
            {text('discount.help.menu')}
          </Link>
        </span>
      )}
      {problem === 'sameDayOnly' && (
        <span>
          <Link to="/app/startOrder.html" search={{ returnTo }} className={className}>
            {text('discount.help.time')}
          </Link>
        </span>
      )}
    </>
  );
}
