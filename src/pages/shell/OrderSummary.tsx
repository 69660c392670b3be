import { Link } from '@tanstack/react-router';
import { Search } from 'lucide';
import type { ReactNode } from 'react';
import type { SetUpOrder } from '#domain/order/order.ts';
import { text } from '#src/text/text.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import * as css from './AppShell.css.ts';
import { orderWords } from './order-words.ts';
import { OrderWhen } from './OrderWhen.tsx';

interface OrderSummaryProps {
  readonly order: SetUpOrder;
  /** The cafe-local time of now. */
  readonly now: string;
  /** The page to come back to. */
  readonly returnTo: string;
  /** Opens the search of the menu; null: the page has one of its own. */
  readonly onSearch?: (() => void) | null;
  /** Drawn instead of the words of the time. Default: those words. */
  readonly time?: ReactNode;
}

/** How, where and when, with the way to change it (NAV-05 to -10). */
export function OrderSummary({ order, now, returnTo, onSearch = null, time = <OrderWhen order={order} now={now} /> }: OrderSummaryProps) {
  return (
    <section className={css.summary} aria-label={text('shell.order')}>
      <div className={css.words}>
        <span className={css.what}>{orderWords(order, now).what}</span>
        {time}
      </div>
      <Link to="/app/startOrder.html" search={{ returnTo }} className={css.edit} aria-label={text('shell.edit.order')}>
        {text('shell.edit')}
      </Link>
      {onSearch && <SearchButton onOpen={onSearch} />}
    </section>
  );
}

interface OrderStartsProps extends Pick<OrderSummaryProps, 'onSearch'> {
  readonly offersGroup: boolean;
  readonly cateringUrl: string;
}

/** Before an order is set up: the ways to begin one (NAV-01 to -04). */
export function OrderStarts({ offersGroup, cateringUrl, onSearch = null }: OrderStartsProps) {
  return (
    <nav className={css.starts} aria-label={text('shell.start')}>
      <Link to="/app/startOrder.html" search={{ destination: 'RPU' }} className={css.edit}>
        {text('shell.pickup')}
      </Link>
      <Link to="/app/startOrder.html" search={{ destination: 'DELIVERY' }} className={css.edit}>
        {text('destination.DELIVERY')}
      </Link>
      {offersGroup && (
        <Link to="/app/startOrder.html" search={{ groupOrder: 'true' }} className={css.edit}>
          {text('shell.group')}
        </Link>
      )}
      <a href={cateringUrl} className={css.edit} rel="noopener">
        {text('shell.catering')}
      </a>
      {onSearch && <SearchButton onOpen={onSearch} />}
    </nav>
  );
}

const SearchButton = ({ onOpen }: { readonly onOpen: () => void }) => (
  <IconButton icon={Search} label={text('menu.search')} aria-haspopup="dialog" onClick={onOpen} />
);
