import type { ReactNode } from 'react';
import * as css from './Blocks.css.ts';

const times = (count: number, draw: (at: number) => ReactNode) => Array.from({ length: count }, (_, at) => draw(at));

/** Takes the room of words that are on their way; what waits for them says so. */
export const Block = ({ lines = 1 }: { readonly lines?: number }) => (
  <span className={css.lines} aria-hidden>
    {times(lines, (at) => (
      <span key={at} className={css.block} />
    ))}
  </span>
);

/** Rows of a label and what holds, for a `Skeleton`. */
export const RowBlocks = ({ count }: { readonly count: number }) => (
  <span className={css.rows} aria-hidden>
    {times(count, (at) => (
      <span key={at} className={css.row}>
        <Block />
        <Block />
      </span>
    ))}
  </span>
);

/** Rows with a small picture and two lines, for a `Skeleton`. */
export const ItemBlocks = ({ count }: { readonly count: number }) => (
  <span className={css.rows} aria-hidden>
    {times(count, (at) => (
      <span key={at} className={css.item}>
        <span className={css.plate} />
        <Block lines={2} />
      </span>
    ))}
  </span>
);

/** A grid of small buttons, for a `Skeleton`. */
export const CellBlocks = ({ count, hasFirst = false }: { readonly count: number; readonly hasFirst?: boolean }) => (
  <span className={css.cells} aria-hidden>
    {hasFirst && <span className={css.tall} />}
    {times(count, (at) => (
      <span key={at} className={css.cell} />
    ))}
  </span>
);

/** Two tiles and rows with a button each, for a `Skeleton`. */
export const ChoiceBlocks = () => (
  <span className={css.choices} aria-hidden>
    <Block />
    <span className={css.tiles}>
      <span className={css.tile} />
      <span className={css.tile} />
    </span>
    <Block />
    <span className={css.rows}>
      {times(4, (at) => (
        <span key={at} className={css.row}>
          <Block />
          <span className={css.level} />
        </span>
      ))}
    </span>
  </span>
);
