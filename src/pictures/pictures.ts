// Files of their own, never inlined: a page loads only those it shows.
const urls = import.meta.glob<string>('./files/*.svg', { eager: true, query: '?no-inline', import: 'default' });

/**
 * The address of the picture that a picture key of the menu names, or null for an unknown key (UI-13).
 * The files come from tools/pictures.
 */
export const pictureOf = (key: string | null | undefined): string | null => urls[`./files/${key}.svg`] ?? null;
