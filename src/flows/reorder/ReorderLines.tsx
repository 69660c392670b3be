import { drawable } from '#domain/app/list-max.ts';
import { formatCents } from '#domain/money/money.ts';
import type { ReorderLine } from '#domain/order/reorder.ts';
import { lineDetails } from '#src/flows/cart/line-details.ts';
import type { WhyOfLine } from '#src/flows/cart/unavailable-reason.ts';
import { Undrawn } from '#src/flows/cart/Undrawn.tsx';
import { pictureOf } from '#src/pictures/pictures.ts';
import '#src/text/lazy/cart.ts';
import '#src/text/lazy/reorder.ts';
import { text } from '#src/text/text.ts';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import { changeWords } from './change-words.ts';
import * as css from './Reorder.css.ts';

interface ReorderLinesProps {
  readonly lines: readonly ReorderLine[];
  /** Why the order in hand excludes a line, and when it can be had. */
  readonly whyOf: WhyOfLine;
}

/** The lines of an order of before, each with what differs, at the prices of now. */
export const ReorderLines = ({ lines, whyOf }: ReorderLinesProps) => (
  <>
    <ul className={css.lines} aria-label={text('reorder.lines')}>
      {drawable(lines).map((line) => (
        <Line key={line.before.sequenceNum} line={line} whyOf={whyOf} />
      ))}
    </ul>
    <Undrawn list={lines} />
  </>
);

function Line({ line, whyOf }: Pick<ReorderLinesProps, 'whyOf'> & { readonly line: ReorderLine }) {
  const { before, now } = line;
  const shown = now ?? before;
  const hasNewChoices = line.changes.some(({ kind }) => kind === 'choices');
  return (
    <li className={css.line}>
      <Thumbnail src={pictureOf(shown.imgKey)} size="small" isDimmed={now === null} />
      <div className={css.words}>
        <p className={css.name}>
          <span className={now === null ? css.gone : undefined}>
            {shown.quantity > 1 ? text('cart.line.several', { count: shown.quantity, name: shown.name }) : shown.name}
          </span>
        </p>
        {!hasNewChoices && <p className={css.quiet}>{lineDetails(shown).join(', ')}</p>}
        {changeWords(line, whyOf).map((words) => (
          <p key={words} className={css.change}>
            {words}
          </p>
        ))}
      </div>
      {now && <p className={css.price}>{formatCents(now.totalPrice)}</p>}
    </li>
  );
}
