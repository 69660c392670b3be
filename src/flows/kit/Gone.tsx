import { Link } from '@tanstack/react-router';
import type { Unavailable } from '#domain/menu/availability.ts';
import '#src/text/lazy/product.ts';
import { text } from '#src/text/text.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { NewWords } from '#src/ui/NewWords.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Stack } from '#src/ui/Stack.tsx';

interface GoneProps {
  /** Null: the size that is chosen is sold out. */
  readonly unavailable: Unavailable | null;
  /** Another time would help, and there is one to choose. */
  readonly canChangeTime: boolean;
}

/** Why something cannot be ordered, and what helps. */
export const Gone = ({ unavailable, canChangeTime }: GoneProps) => (
  <NewWords>
    <Notice tone="warn">
      <Stack gap={12}>
        <span>{text(unavailable === null || unavailable === 'soldOut' ? 'menu.soldOut' : 'product.notNow')}</span>
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
