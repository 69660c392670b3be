import { Link } from '@tanstack/react-router';
import { ChevronLeft, ShoppingBag } from 'lucide';
import type { CartLinkLabel } from '#domain/navigation/order-bar.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import * as css from './AppShell.css.ts';

interface CartLinkProps {
  readonly label: CartLinkLabel;
  /** Null: not known yet. */
  readonly count: number | null;
  /** Something has just come in (NAV-18). */
  readonly isLit: boolean;
  /** Opens the drawer; null where the link goes to the menu instead (NAV-16). */
  readonly onOpenDrawer: (() => void) | null;
}

export function CartLink({ label, count, isLit, onOpenDrawer }: CartLinkProps) {
  switch (label) {
    case 'start':
      return (
        <Link to="/app/startOrder.html" className={buttonClass({ tone: 'dark' })}>
          {text('shell.start')}
        </Link>
      );
    case 'keepOrdering':
      return (
        <Link to="/app/menu.html" className={css.back}>
          <Icon of={ChevronLeft} size={18} />
          {text('shell.keepOrdering')}
        </Link>
      );
    case 'backToCart':
      return (
        <Link to="/app/cart.html" className={css.back}>
          <Icon of={ChevronLeft} size={18} />
          {text('shell.backToCart')}
        </Link>
      );
    case 'count': {
      const inside = (
        <>
          <Icon of={ShoppingBag} />
          {text('shell.cart')} <span className={css.count}>{count}</span>
          {count !== null && <VisuallyHidden>{text('shell.cart.items', { count })}</VisuallyHidden>}
        </>
      );
      return (
        <span className={isLit ? css.lit : undefined}>
          {onOpenDrawer ? (
            <Button tone="dark" aria-haspopup="dialog" onClick={onOpenDrawer}>
              {inside}
            </Button>
          ) : (
            <Link to="/app/menu.html" className={buttonClass({ tone: 'dark' })}>
              {inside}
            </Link>
          )}
        </span>
      );
    }
  }
}
