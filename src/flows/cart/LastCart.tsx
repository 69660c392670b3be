import type { LastCart as Last } from '#domain/cart/last-cart.ts';
import { drawable } from '#domain/app/list-max.ts';
import { formatCents } from '#domain/money/money.ts';
import { itemCount } from '#domain/navigation/order-bar.ts';
import '#src/text/lazy/cart.ts';
import { text } from '#src/text/text.ts';
import { pictureOf } from '#src/pictures/pictures.ts';
import { Columns } from '#src/ui/Columns.tsx';
import { MoneyTable } from '#src/ui/MoneyTable.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import * as css from './Cart.css.ts';
import { Undrawn } from './Undrawn.tsx';

interface LastCartProps {
  readonly last: Last;
  /** Beside its sum, as on the page. Default: above it. */
  readonly isPage?: boolean;
}

/** The cart as this tab saw it last, to read while there is no connection. */
export function LastCart({ last: { lines, subTotal }, isPage = false }: LastCartProps) {
  const list = (
    <div>
      <ul aria-label={text('cart.lines')}>
        {drawable(lines).map(({ sequenceNum, name, imgKey, quantity, totalPrice }) => (
          <li key={sequenceNum} className={css.line}>
            <Thumbnail src={pictureOf(imgKey)} size="line" />
            <p className={css.name}>{quantity > 1 ? text('cart.line.several', { count: quantity, name }) : name}</p>
            <p className={css.price}>{formatCents(totalPrice)}</p>
          </li>
        ))}
      </ul>
      <Undrawn list={lines} />
    </div>
  );
  if (subTotal === null) return list;
  const label = text('cart.subtotal', { count: itemCount({ items: lines }) });
  const sum = <MoneyTable label={text('cart.totals')} rows={[{ key: 'subtotal', label, amount: formatCents(subTotal) }]} />;
  if (isPage) return <Columns variant="formAndSummary" first={list} second={<Panel heading={text('cart.totals')}>{sum}</Panel>} />;
  return (
    <Stack gap={16}>
      {list}
      {sum}
    </Stack>
  );
}
