import { Link } from '@tanstack/react-router';
import { text } from '#src/text/text.ts';
import { buttonClass } from '#src/ui/button-class.ts';

/** Link to the cart's own page, also where the cart link opens the drawer (NAV-28). */
export const ViewCart = () => (
  <Link to="/app/cart.html" className={buttonClass({ tone: 'quiet' })}>
    {text('shell.viewCart')}
  </Link>
);
