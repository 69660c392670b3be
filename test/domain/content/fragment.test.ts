import { expect, it } from 'vitest';
import { cafeNoteKeys, firstFragment, type ContentFragment } from '#domain/content/fragment.ts';

const fragment = (key: string, text = 'Park behind the cafe.'): ContentFragment => ({ key, title: 'Parking', text, icon: null });
const keys = cafeNoteKeys('166', 'RPU');

it.for<readonly [string, readonly ContentFragment[], string | null]>([
  ['of the cafe before that of all cafes', [fragment('cafe.note.RPU'), fragment('cafe.note.RPU.166')], 'cafe.note.RPU.166'],
  ['of all cafes where the cafe has none', [fragment('cafe.note.RPU'), fragment('cafe.note.RPU.167')], 'cafe.note.RPU'],
  ['that has a text', [fragment('cafe.note.RPU.166', ' '), fragment('cafe.note.RPU')], 'cafe.note.RPU'],
  ['of no other way to order', [fragment('cafe.note.CURBSIDE'), fragment('cafe.note.CURBSIDE.166')], null],
])('The note about a cafe is the one %s (SERVICE-05)', ([, fragments, key]) => {
  expect(firstFragment(fragments, keys)?.key ?? null).toBe(key);
});
