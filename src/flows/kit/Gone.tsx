import { Link, useLocation } from '@tanstack/react-router';
import type { JudgedChoice } from '#domain/combo/choices.ts';
import type { Sold, Unavailable, Wanted } from '#domain/menu/availability.ts';
import type { MenuPlacard } from '#domain/menu/menu.ts';
import { helpWith } from '#domain/menu/help.ts';
import '#src/text/lazy/gone.ts';
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
  readonly of: Sold & Pick<MenuPlacard, 'placardId'>;
  /** How and when it is wanted. */
  readonly wanted: Wanted;
  /** What would be chosen with it, and is why; null: it is why itself. Default: null. */
  readonly goneBy?: JudgedChoice | null;
}

/** Why something cannot be ordered, and the one thing that helps; after a change of the order the guest is back here. */
export function Gone(why: GoneProps) {
  const here = useLocation({ select: ({ href }) => href });
  const help = helpWith(why.unavailable ?? 'soldOut', why.wanted.destination);
  return (
    <NewWords>
      <Notice tone="warn">
        <Stack gap={12}>
          <span>{wordsOf(why)}</span>
          <span>
            <Link
              {...(help
                ? { to: '/app/startOrder.html', search: { step: help, item: why.of.placardId, returnTo: here } }
                : { to: '/app/menu.html' })}
              className={buttonClass({ tone: 'neutral', size: 'small' })}
            >
              {text(help ? `menu.help.${help}` : 'product.toMenu')}
            </Link>
          </span>
        </Stack>
      </Notice>
    </NewWords>
  );
}

function wordsOf({ unavailable, of, wanted, goneBy = null }: GoneProps): string {
  const why = unavailableWords(unavailable ?? 'soldOut', goneBy?.placard ?? of, wanted);
  return goneBy ? text('product.gone.part', { part: goneBy.placard.name, why }) : why;
}
