import type { ContentFragment } from '#domain/content/fragment.ts';

const note = (key: string, title: string, text: string, icon: string | null = null): ContentFragment => ({
  key: `cafe.note.${key}`,
  title,
  text,
  icon,
});

/** What the editors of the bakery have written about its cafes, by the way to order; Riverside has a note of its own. */
export const fragments: readonly ContentFragment[] = [
  note('RPU', 'Parking', 'Spots with a 15-minute sign are for pickup.'),
  note('RPU.166', 'Parking', 'Park in the garage on 1st St. We stamp your ticket for the first half hour.', 'parking.svg'),
  note('CURBSIDE', 'Curbside spots', 'Look for the orange signs by the front door.', 'parking.svg'),
  note('DRIVE_THRU', 'Drive-thru', 'The lane is on the right of the building.'),
  note('DINEIN', 'At your table', 'Water, napkins, and spreads are on the counter by the ovens.'),
];

/** The files of the bakery's editors. */
export const files: Readonly<Record<string, string>> = {
  'parking.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><rect width="18" height="18" x="3" y="3" rx="2"/><path d="M9 17V7h4a3 3 0 0 1 0 6H9"/></svg>',
};
