import { formatCents, type Cents } from '#domain/money/money.ts';
import '#src/text/lazy/pricing.ts';
import { allOf } from '#src/text/lists.ts';
import { text } from '#src/text/text.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import * as css from './PriceWas.css.ts';

interface PriceWasProps {
  readonly was: Cents;
  /** Names of the rules that changed it. */
  readonly rules: readonly string[];
}

/** After a price that rules have changed: what it was, and why it is another (PRICING-02). The line through the old one is said in words. */
export const PriceWas = ({ was, rules }: PriceWasProps) => (
  <>
    <VisuallyHidden>{text('pricing.was', { was: formatCents(was) })}</VisuallyHidden>
    <s aria-hidden className={css.was}>
      {formatCents(was)}
    </s>
    {rules.length > 0 && <span className={css.rules}>{allOf(rules)}</span>}
  </>
);
