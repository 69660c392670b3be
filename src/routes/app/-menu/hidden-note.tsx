import { menuWithout } from '#domain/menu/allergens.ts';
import { listedIds } from '#domain/menu/listed.ts';
import { HiddenNote } from '#src/pages/menu/HiddenNote.tsx';
import type { FilterPartProps } from './filter-part.ts';

export function Hidden({ menu, avoidance, hidden, shown, setShown, ...listed }: FilterPartProps) {
  if (shown === null) return null;
  const placards = listedIds(menu, listed).flatMap((id) => (hidden.has(id) && menu.placards[id] ? [menu.placards[id]] : []));
  const onShow = (isShowing: boolean) => setShown({ ...shown, listed: isShowing ? menu : menuWithout(menu, hidden) });
  return <HiddenNote {...{ placards, avoidance, onShow }} isShowing={shown.listed === menu} />;
}
