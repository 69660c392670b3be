import '#src/text/lazy/checkout-facts.ts';
import '#src/text/lazy/other-tab.ts';
import { text } from '#src/text/text.ts';
import * as css from './Checkout.css.ts';

interface WhyHeldProps {
  readonly id: string;
  /** Another tab is placing the order; else the press came too early. */
  readonly isElsewhere: boolean;
}

/** Why no order can be placed here now. */
export const WhyHeld = ({ id, isElsewhere }: WhyHeldProps) => (
  <p id={id} className={css.terms}>
    {text(isElsewhere ? 'otherTab.placing' : 'checkout.early')}
  </p>
);
