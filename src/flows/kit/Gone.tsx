import { Link } from '@tanstack/react-router';
import type { JudgedChoice } from '#domain/combo/choices.ts';
import type { Sold, Unavailable, Wanted } from '#domain/menu/availability.ts';
import '#src/text/lazy/product.ts';
import { text } from '#src/text/text.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { NewWords } from '#src/ui/NewWords.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { unavailableWords } from './unavailable-words.ts';

interface GoneProps {
  /** Null: the size that is chosen is sold out. */
  readonly unavailable: Unavailable | null;
  /** Another time would help, and there is one to choose. */
  readonly canChangeTime: boolean;
  readonly of: Sold;
  /** How and when it is wanted. */
  readonly wanted: Wanted;
  /** What would be chosen with it, and is why; null: it is why itself. Default: null. */
  readonly goneBy?: JudgedChoice | null;
}

/** Why something cannot be ordered, and what helps. */
export const Gone = ({ canChangeTime, ...why }: GoneProps) => (
  <NewWords>
    <Notice tone="warn">
      <Stack gap={12}>
        <span>{wordsOf(why)}</span>
        <span>
          <Link
            to={canChangeTime ? '/app/startOrder.html' : '/app/menu.html'}
            className={buttonClass({ tone: 'secondary', size: 'small' })}
          >
            {text(canChangeTime ? 'menu.changeTime' : 'product.toMenu')}
          </Link>
        </span>
      </Stack>
    </Notice>
  </NewWords>
);

function wordsOf({ unavailable, of, wanted, goneBy = null }: Omit<GoneProps, 'canChangeTime'>): string {
  const why = unavailableWords(unavailable ?? 'soldOut', goneBy?.placard ?? of, wanted);
  return goneBy ? text('product.gone.part', { part: goneBy.placard.name, why }) : why;
}
