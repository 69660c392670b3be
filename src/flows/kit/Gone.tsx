import { Link } from '@tanstack/react-router';
import { refusing, type Sold, type Unavailable, type Wanted } from '#domain/menu/availability.ts';
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
  /** How and when it is wanted. Default: not known, so that no hours are said. */
  readonly wanted?: Wanted | undefined;
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

function wordsOf({ unavailable, of, wanted }: Omit<GoneProps, 'canChangeTime'>): string {
  if (unavailable === null || unavailable === 'soldOut') return text('menu.soldOut');
  // Where something that is chosen with it is why, its own hours say nothing.
  const isOwn = wanted !== undefined && (unavailable === 'destination' || refusing(of, wanted)?.reason === unavailable);
  return isOwn ? unavailableWords(unavailable, of, wanted) : text('product.notNow');
}
