import { unavailableBecause, type Unavailable, type Wanted } from './availability.ts';
import type { Menu, MenuCategory, MenuSection } from './menu.ts';

/** A section at the moment of an order. `reason`: why it is not its hour; null: it is. */
export interface SectionThen extends MenuSection {
  readonly reason: Unavailable | null;
}

/**
 * Returns the sections of a category as they are shown at the moment of an order: first those of its daypart, then those without hours, last
 * those of other hours, else in the order of the menu (MENU-19). What the menu puts on top begins its section (MENU-18).
 */
export const sectionsAt = ({ heroId }: Pick<Menu, 'heroId'>, { sections }: MenuCategory, wanted: Wanted): readonly SectionThen[] =>
  sections
    .map((section) => ({
      ...section,
      reason: reasonOf(section, wanted),
      placardIds: section.placardIds.toSorted((one, other) => Number(other === heroId) - Number(one === heroId)),
    }))
    .toSorted((one, other) => rank(one) - rank(other));

const rank = ({ reason, schedule }: SectionThen) => (reason !== null ? 2 : schedule.length === 0 ? 1 : 0);

/**
 * Returns the category with which a menu opens: the first with a section whose hours the order is in, else the first that has a section; '' where
 * none has. What a filter has emptied is not opened (MENU-11, MENU-19).
 */
export function openingCategory({ categories }: Pick<Menu, 'categories'>, wanted: Wanted): string {
  const first = (isSo: (section: MenuSection) => boolean) => categories.find(({ sections }) => sections.some(isSo));
  return (first((section) => reasonOf(section, wanted) === null) ?? first(() => true))?.catId ?? '';
}

const reasonOf = (section: MenuSection, wanted: Wanted) => unavailableBecause({ ...section, exceptions: [] }, wanted);
