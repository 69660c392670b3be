import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide';
import { ViewCart } from '#src/flows/kit/ViewCart.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import * as css from './ProductTop.css.ts';

export interface ProductTopProps {
  /** Where the menu has it; null where it is in no category. */
  readonly category: { readonly catId: string; readonly name: string } | null;
  /** A cart exists, and this page leads to it (NAV-28). */
  readonly hasCart: boolean;
}

/** The ways from a product: back to its category, and on to the cart. */
export function ProductTop({ category, hasCart }: ProductTopProps) {
  if (category === null && !hasCart) return null;
  return (
    <div className={css.top}>
      {category && (
        <Link to="/app/menu.html" search={{ section: category.catId }} className={css.back}>
          <Icon of={ChevronLeft} size={18} />
          {category.name}
        </Link>
      )}
      {hasCart && (
        <span className={css.toCart}>
          <ViewCart hasCart />
        </span>
      )}
    </div>
  );
}
