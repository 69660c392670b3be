import type { ReactNode } from 'react';
import { formatCents, type Cents } from '#domain/money/money.ts';
import { pictureOf } from '#src/pictures/pictures.ts';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import * as css from './PastOrders.css.ts';

interface OrderRowProps {
  /** Names of what was ordered. */
  readonly items: readonly string[];
  /** The picture key of an item of the menu, by its name; null where there is none. */
  readonly keyFor: (name: string) => string | null;
  /** What has become of it, above its name; null: nothing is said. */
  readonly status: ReactNode;
  readonly name: string;
  readonly level: 'h2' | 'h3';
  /** Where, when and what else there is to say. */
  readonly children: ReactNode;
  readonly total: Cents;
  /** What can be done with it, below its total. */
  readonly actions: ReactNode;
}

const MOST_PLATES = 3;

/** Pictures of what is on the menu; what is not any more has none. */
const platesOf = ({ items, keyFor }: Pick<OrderRowProps, 'items' | 'keyFor'>): readonly string[] =>
  [...new Set(items.flatMap((name) => keyFor(name) ?? []))].slice(0, MOST_PLATES);

/** An order in a list of orders. */
export const OrderRow = ({ level: Heading, name, status, children, total, actions, ...food }: OrderRowProps) => (
  <li className={css.order}>
    <div className={css.plates}>
      {platesOf(food).map((key) => (
        <Thumbnail key={key} src={pictureOf(key)} size="line" />
      ))}
    </div>
    <div>
      {status}
      <Heading className={css.name}>{name}</Heading>
      {children}
    </div>
    <div className={css.end}>
      <span className={css.total}>{formatCents(total)}</span>
      {actions}
    </div>
  </li>
);
