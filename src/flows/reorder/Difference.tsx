import { havable, type ReorderLine } from '#domain/order/reorder.ts';
import type { CartItem } from '#domain/cart/cart.ts';
import { formatCents } from '#domain/money/money.ts';
import type { ReorderEvent } from '#machines/reorder/reorder.types.ts';
import type { WhyOfLine } from '#src/flows/cart/unavailable-reason.ts';
import { allergenWords } from '#src/flows/kit/allergen-words.ts';
import '#src/text/lazy/allergens.ts';
import '#src/text/lazy/reorder.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import * as css from './Reorder.css.ts';
import { ReorderDialog } from './ReorderDialog.tsx';
import { ReorderLines } from './ReorderLines.tsx';

interface DifferenceProps {
  readonly lines: readonly ReorderLine[];
  /** Why the order in hand excludes a line, and when it can be had. */
  readonly whyOf: WhyOfLine;
  /** Where it would be made; null where that is not known. */
  readonly cafeName: string | null;
  readonly send: (event: ReorderEvent) => void;
}

/** What differs, before anything is added. The answer that leaves out what the guest avoids comes first. */
export function Difference({ lines, cafeName, whyOf, send }: DifferenceProps) {
  const all = havable(lines, true);
  const rest = havable(lines, false);
  const hasAvoided = rest.length < all.length;
  const leave = () => send({ type: 'reorder.left' });
  const add = () => send({ type: 'rest.accepted' });
  return (
    <ReorderDialog
      heading={headingOf(lines)}
      onLeave={leave}
      actions={
        <>
          {rest.length > 0 ? (
            <Button isWide onClick={add}>
              {text(hasAvoided ? 'reorder.add.rest' : 'reorder.add', valuesOf(rest))}
            </Button>
          ) : (
            <Button isWide onClick={leave}>
              {text('reorder.none')}
            </Button>
          )}
          {hasAvoided && (
            <Button tone="secondary" isWide onClick={() => send({ type: 'all.accepted' })}>
              {text('reorder.add.all', valuesOf(all))}
            </Button>
          )}
        </>
      }
    >
      <p className={css.lead}>{leadOf(lines, cafeName)}</p>
      <ReorderLines lines={lines} whyOf={whyOf} />
    </ReorderDialog>
  );
}

const countOf = (items: readonly CartItem[]) => items.reduce((count, { quantity }) => count + quantity, 0);
const valuesOf = (items: readonly CartItem[]) => ({
  count: countOf(items),
  price: formatCents(items.reduce((sum, { totalPrice }) => sum + totalPrice, 0)),
});

function countsOf(lines: readonly ReorderLine[]) {
  const all = countOf(lines.map((line) => line.before));
  const gone = countOf(lines.flatMap((line) => (line.now === null ? line.before : [])));
  return { all, gone, there: all - gone };
}

/** How much of it there is, and where it would be made. */
function leadOf(lines: readonly ReorderLine[], cafeName: string | null): string {
  const { all, gone, there } = countsOf(lines);
  const nothingYet = cafeName === null ? text('reorder.lead') : text('reorder.lead.cafe', { cafe: cafeName });
  return gone > 0 ? `${text('reorder.some', { there, all })}. ${nothingYet}` : nothingYet;
}

/** The gravest of what differs: what is gone, then what the guest avoids, then what could not be checked for it. */
function headingOf(lines: readonly ReorderLine[]): string {
  const { gone } = countsOf(lines);
  if (gone > 0) return text('reorder.some.heading');
  const avoided = [...new Set(lines.flatMap((line) => line.avoided ?? []))];
  if (avoided.length > 0) return text('allergens.question', { names: allergenWords(avoided) });
  return text(lines.some((line) => line.avoided === null) ? 'reorder.unchecked.heading' : 'reorder.changed');
}
