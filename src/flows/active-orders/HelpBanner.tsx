import { Link } from '@tanstack/react-router';
import { pageIdOf, type OwnedOrder } from '#domain/order/active-orders.ts';
import { bannerTime } from '#domain/remedy/banner.ts';
import '#src/text/lazy/active-orders.ts';
import { text } from '#src/text/text.ts';
import * as css from './ActiveOrders.css.ts';

interface HelpBannerProps {
  readonly order: OwnedOrder;
  /** It is not known yet whether its cafe takes part: its room is kept, so that nothing moves then. */
  readonly isComing: boolean;
}

/** An order of today whose guest can have help: its number, its time, and the way to it (REMEDY-11). */
export const HelpBanner = ({ order, isComing }: HelpBannerProps) => (
  <section className={css.help} aria-label={text('activeOrders.help.label')} data-coming={isComing || undefined}>
    <p className={css.helpWords}>
      <span className={css.quiet}>{text('activeOrders.help.order', { number: order.number, time: bannerTime(order.at) })}</span>
      <Link to="/app/activeorder/$orderId" params={{ orderId: pageIdOf(order) }} className={css.helpLink}>
        {text('activeOrders.help.link')}
      </Link>
    </p>
  </section>
);
