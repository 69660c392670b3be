/**
 * The address of the picture that a picture key of the menu names, or null for no key. Only the menu knows which keys have a picture: what
 * shows one draws its own where none comes (UI-13). `tools/vite/pictures.ts` says where they are.
 */
export const pictureOf = (key: string | null | undefined): string | null =>
  key ? `${import.meta.env.PICTURES}/${encodeURIComponent(key)}.svg` : null;
