import type { ContentFragment } from '#domain/content/fragment.ts';

const note = (key: string, title: string, text: string, icon: string | null = null): ContentFragment => ({
  key: `cafe.note.${key}`,
  title,
  text,
  icon,
});

/** What the editors of the bakery have written about its cafes, by the way to order; Riverside has a note of its own. */
export const fragments: readonly ContentFragment[] = [
  note('RPU', 'Parking', 'Spots with a 15-minute sign are for pickup.', 'parking.svg'),
  note('RPU.166', 'Parking', 'Park in the garage on 1st St. We stamp your ticket for the first half hour.', 'parking.svg'),
  note('CURBSIDE', 'Curbside spots', 'Look for the orange signs by the front door.', 'parking.svg'),
  note('DRIVE_THRU', 'Drive-thru', 'The lane is on the right of the building.'),
  note('DINEIN', 'At your table', 'Water, napkins, and spreads are on the counter by the ovens.'),
];

/** Names of the files of editors; the site serves them, as it does the pictures of the menu (`public/content`). */
export const files: readonly string[] = ['parking.svg'];
