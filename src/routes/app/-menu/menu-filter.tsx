import { useMemo } from 'react';
import { hiddenIds } from '#domain/menu/allergens.ts';
import { FilterChips } from './filter-chips.tsx';
import type { MenuFilterProps } from './filter-part.ts';
import { Hidden } from './hidden-note.tsx';
import { useAvoidance } from './use-avoidance.ts';

/** What the guest hides: above the list what it is, and below it how much of it there is. */
export function MenuFilter({ place, ...props }: MenuFilterProps) {
  const avoidance = useAvoidance();
  const { menu } = props;
  const hidden = useMemo(() => hiddenIds(menu, avoidance), [menu, avoidance]);
  const Part = place === 'above' ? FilterChips : Hidden;
  return <Part {...props} {...{ avoidance, hidden }} />;
}
