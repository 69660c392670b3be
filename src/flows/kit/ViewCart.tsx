import { Link } from '@tanstack/react-router';
import { text } from '#src/text/text.ts';
import { viewCart } from './ViewCart.css.ts';

/** Link to the cart's own page, also where the cart link opens the drawer (NAV-28). */
export const ViewCart = () => (
  <Link to="/app/cart.html" className={viewCart}>
    {text('shell.viewCart')}
  </Link>
);
