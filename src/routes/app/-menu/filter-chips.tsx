import { useEffect } from 'react';
import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import { dietsOf, menuWithout } from '#domain/menu/allergens.ts';
import { fittingCounts } from '#domain/menu/listed.ts';
import { isInTabOnly, toggleDiet } from '#src/flows/allergens/avoidance-record.ts';
import { marksOf } from '#src/pages/menu/mark-words.ts';
import { MenuFilterChips } from '#src/pages/menu/MenuFilterChips.tsx';
import { useAppContext } from '../../-shell/use-app-context.ts';
import type { FilterPartProps } from './filter-part.ts';
import { OpenAllergens } from './open-allergens.tsx';
import { useAvoidedNames } from './use-avoided-names.ts';
import { useJudgement } from './use-judgement.ts';

export function FilterChips({ menu, cafe, avoidance, hidden, setShown, catId, sought }: FilterPartProps) {
  const context = useAppContext();
  const cafeId = cafe?.id ?? NO_CAFE;
  const diets = dietsOf(menu);
  useEffect(() => {
    setShown({ of: menu, listed: hidden.size === 0 ? menu : menuWithout(menu, hidden), marks: marksOf(menu, hidden, avoidance) });
  }, [menu, avoidance, hidden, setShown]);
  useEffect(() => context.preloadFlow('allergens'), [context]);
  const open = () => {
    const input = { cafeId, avoidance, isKept: !isInTabOnly(context), question: null };
    context.app.send({ type: 'flow.opened', name: 'allergens', input });
  };
  const { wanted, soldOut } = useJudgement(cafe);
  const names = useAvoidedNames(cafeId, avoidance);
  const category = sought === '' ? menu.categories.find((known) => known.catId === catId) : undefined;
  return (
    <>
      <MenuFilterChips {...{ names, diets }} chosen={avoidance.diets} onOpen={open} onDiet={(diet) => toggleDiet(context, diet)} />
      <OpenAllergens
        {...{ diets, cafe }}
        section={category?.name ?? null}
        countOf={(chosen) => fittingCounts(menu, chosen, { catId, sought, wanted, soldOut })}
      />
    </>
  );
}
