import type { ReactNode } from 'react';
import { nearPlacards } from '#domain/menu/near.ts';
import type { Wanted } from '#domain/menu/availability.ts';
import type { Menu, MenuPlacard } from '#domain/menu/menu.ts';
import '#src/text/lazy/nothing-found.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyDish } from '#src/ui/EmptyDish.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import * as css from './NothingFound.css.ts';

/** One row of plates. */
const MOST_NEAR = 3;

interface NothingFoundProps {
  readonly menu: Menu;
  /** The category that is open. */
  readonly catId: string;
  readonly wanted: Wanted;
  readonly soldOut: ReadonlySet<string>;
  readonly onClear: () => void;
  /** The cards of placards, below a heading of the second level. */
  readonly draw: (placards: readonly MenuPlacard[]) => ReactNode;
}

/** A search without a match: how to search otherwise, and what is near it. */
export function NothingFound({ menu, onClear, draw, ...search }: NothingFoundProps) {
  const { section, placards } = nearPlacards(menu, { ...search, count: MOST_NEAR });
  return (
    <Stack gap={32}>
      <div className={css.answer}>
        <EmptyDish label={text('menu.none.scene')} beside="spoonOn" />
        <div className={css.words}>
          <p>{text('menu.none.try')}</p>
          <Button tone="neutral" onClick={onClear}>
            {text('menu.none.clear')}
          </Button>
        </div>
      </div>
      {section !== null && (
        <section aria-labelledby="near">
          <Stack gap={12}>
            <h2 id="near">{section}</h2>
            {draw(placards)}
          </Stack>
        </section>
      )}
    </Stack>
  );
}
