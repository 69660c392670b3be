import '#src/text/lazy/other-tab.ts';
import { text } from '#src/text/text.ts';
import * as css from './Checkout.css.ts';

/** Why no order can be placed here: another tab is placing it. */
export const OtherTab = ({ id }: { readonly id: string }) => (
  <p id={id} className={css.terms}>
    {text('otherTab.placing')}
  </p>
);
