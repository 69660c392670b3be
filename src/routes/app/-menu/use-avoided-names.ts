import { useQuery } from '@tanstack/react-query';
import { shownNames } from '#domain/menu/allergen-rows.ts';
import { allergenRows, type Avoidance } from '#domain/menu/allergens.ts';
import { allergensOf } from '#src/api/allergens.ts';
import { useAppContext } from '../../-shell/use-app-context.ts';

/** Returns what is avoided as the list has it, a parent for all its members; without the list, all names. */
export function useAvoidedNames(cafeId: string, { allergens }: Avoidance): readonly string[] {
  const { call } = useAppContext();
  const { data: list } = useQuery({ ...allergensOf(call, cafeId), enabled: allergens.length > 0 });
  return list === undefined ? allergens : shownNames(allergenRows(list), allergens);
}
