import { Link } from '@tanstack/react-router';
import { text } from '#src/text/text.ts';
import { buttonClass } from '#src/ui/button-class.ts';

/** The way to the cart's own page, whatever the cart link does (NAV-28). */
export const ViewCart = () => (
  <Link to="/app/cart.html" className={buttonClass({ tone: 'quiet' })}>
    {text('shell.viewCart')}
  </Link>
);
