import { Link } from '@tanstack/react-router';
import type { DeliveryTerms } from '#domain/cart/orderable.ts';
import { formatCents, type Cents } from '#domain/money/money.ts';
import '#src/text/lazy/cart.ts';
import '#src/text/lazy/minimum.ts';
import { text } from '#src/text/text.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { FootActions } from './FootActions.tsx';
import * as css from './DeliveryMinimum.css.ts';

interface DeliveryMinimumProps {
  readonly delivery: DeliveryTerms;
  /** In cents; above 0. */
  readonly missing: Cents;
}

/** What a delivery still needs, as words and as a bar, and the rule. */
export function DeliveryMinimum({ delivery: { cafe, minimum }, missing }: DeliveryMinimumProps) {
  return (
    <div className={css.box}>
      <p className={css.words}>{text('cart.minimum', { missing: formatCents(missing) })}</p>
      <div className={css.bar}>
        <div className={css.reached} style={{ inlineSize: `${((minimum - missing) / minimum) * 100}%` }} />
      </div>
      <p className={css.rule}>{text('cart.minimum.rule', { cafe: cafe.name, minimum: formatCents(minimum) })}</p>
    </div>
  );
}

interface WaysToOrderProps extends DeliveryMinimumProps {
  readonly isDrawer: boolean;
}

/** The ways on from a cart below the minimum: more from the menu, or the same cart at the counter. The first is at the foot of a phone. */
export function WaysToOrder({ delivery: { cafe, minimum }, missing, isDrawer }: WaysToOrderProps) {
  const menu = (
    <Link to="/app/menu.html" className={buttonClass({ isWide: true })}>
      {text('cart.empty.go')}
    </Link>
  );
  const pickup = (
    <Link
      to="/app/startOrder.html"
      search={{ cafeId: cafe.id, destination: 'RPU', returnTo: '/app/cart.html' }}
      className={buttonClass({ tone: 'neutral', isWide: true })}
    >
      {text('cart.minimum.pickup')}
    </Link>
  );
  const fact = !isDrawer && (
    <p className={css.fact}>
      <span className={css.words}>{text('cart.minimum.toGo', { missing: formatCents(missing) })}</span>
      <span className={css.rule}>{text('cart.minimum.least', { minimum: formatCents(minimum) })}</span>
    </p>
  );
  return <FootActions {...{ fact, isDrawer }} first={menu} second={pickup} />;
}
