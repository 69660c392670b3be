import { memo } from 'react';
import { drawable, LIST_MAX } from '#domain/app/list-max.ts';
import type { MenuCategory, MenuPlacard } from '#domain/menu/menu.ts';
import { sectionsAt } from '#domain/menu/sections.ts';
import { unavailableWords } from '#src/flows/kit/unavailable-words.ts';
import { useDrawnCount } from '#src/flows/kit/useDrawnCount.ts';
import { useListLinks } from '#src/flows/kit/useListLinks.ts';
import { text } from '#src/text/text.ts';
import { Stack } from '#src/ui/Stack.tsx';
import { useIsDesk } from '#src/ui/useIsDesk.ts';
import * as css from './Menu.css.ts';
import { PlacardCard, type CardsContext } from './PlacardCard.tsx';

interface SectionsProps extends CardsContext {
  readonly category: MenuCategory;
}

/** The sections of a category, those of the order's hours and of the first screen first (MENU-19). */
export const Sections = memo(function Sections({ category, ...context }: SectionsProps) {
  const { menu, wanted } = context;
  const sections = sectionsAt(menu, category, wanted);
  const isDesk = useIsDesk();
  const isAlone = sections.length === 1;
  const wholes = sections.map(({ placardIds }) => placardIds.flatMap((id) => menu.placards[id] ?? []));
  const lists = wholes.map(drawable);
  const count = useDrawnCount(lists.flat().length);
  return sections.map(({ secId, name, schedule, reason }, at) => {
    const before = lists.slice(0, at).flat().length;
    return (
      before < count && (
        <section key={secId} aria-label={name}>
          <Stack gap={12}>
            {!isAlone && <h2>{name}</h2>}
            {!isAlone && reason && <p>{unavailableWords(reason, { schedule, exceptions: [] }, wanted)}</p>}
            <Grid
              placards={lists[at]?.slice(0, count - before) ?? []}
              level={isAlone ? 'h2' : 'h3'}
              isFirst={at === 0}
              hasLead={isDesk && at === 0}
              {...context}
            />
            <Undrawn list={wholes[at] ?? []} />
          </Stack>
        </section>
      )
    );
  });
});

interface CardsProps extends CardsContext {
  readonly placards: readonly MenuPlacard[];
  readonly level: 'h2' | 'h3';
  /** Its first row is above the fold. */
  readonly isFirst: boolean;
}

/** The cards of any placards, the first screen first. */
export const Cards = memo(function Cards({ placards, ...rest }: CardsProps) {
  const all = drawable(placards);
  return (
    <>
      <Grid placards={all.slice(0, useDrawnCount(all.length))} hasLead={false} {...rest} />
      <Undrawn list={placards} />
    </>
  );
});

/** How many of a list are not drawn; nothing where all are (decision 016). */
const Undrawn = ({ list }: { readonly list: readonly MenuPlacard[] }) =>
  list.length > LIST_MAX && <p>{text('menu.undrawn', { count: list.length - LIST_MAX })}</p>;

interface GridProps extends CardsProps {
  /** Begins with a scene two columns wide. */
  readonly hasLead: boolean;
}

function Grid({ placards, isFirst, hasLead, ...card }: GridProps) {
  return (
    <ul ref={useListLinks()} className={css.grid}>
      {placards.map((placard, index) => (
        <PlacardCard key={placard.placardId} placard={placard} isEager={isFirst && index < 4} isLead={hasLead && index === 0} {...card} />
      ))}
    </ul>
  );
}
