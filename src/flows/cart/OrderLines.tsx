import type { CartItem } from '#domain/cart/cart.ts';
import { drawable } from '#domain/app/list-max.ts';
import { formatCents } from '#domain/money/money.ts';
import '#src/text/lazy/cart.ts';
import { text } from '#src/text/text.ts';
import * as css from './Cart.css.ts';
import { LineDetails } from './LineDetails.tsx';
import { LinePicture } from './LinePicture.tsx';
import { Undrawn } from './Undrawn.tsx';

/** The lines of an order, to read: at checkout and after it. */
export function OrderLines({ items }: { readonly items: readonly CartItem[] }) {
  return (
    <div>
      <ul aria-label={text('cart.lines')}>
        {drawable(items).map((item) => (
          <li key={item.sequenceNum} className={css.line}>
            <LinePicture item={item} size="small" />
            <div className={css.words}>
              <p className={css.name}>
                {item.quantity > 1 ? text('cart.line.several', { count: item.quantity, name: item.name }) : item.name}
              </p>
              <LineDetails item={item} />
            </div>
            <p className={css.price}>{formatCents(item.totalPrice)}</p>
          </li>
        ))}
      </ul>
      <Undrawn list={items} />
    </div>
  );
}
