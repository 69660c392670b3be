import { Link } from '@tanstack/react-router';
import { text } from '#src/text/text.ts';
import { room, viewCart } from './ViewCart.css.ts';

/** Link to the cart's own page, also where the cart link opens the drawer (NAV-28). Without a cart its room is kept: one is made a while after the page. */
export const ViewCart = ({ hasCart }: { readonly hasCart: boolean }) =>
  hasCart ? (
    <Link to="/app/cart.html" className={viewCart}>
      {text('shell.viewCart')}
    </Link>
  ) : (
    <span className={room}>{text('shell.viewCart')}</span>
  );
