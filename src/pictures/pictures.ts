/**
 * The address of the picture that a picture key of the menu names, or null for no key. Only the menu knows which keys have a picture: what
 * shows one draws its own where none comes (UI-13). `tools/vite/pictures.ts` says where they are.
 */
export const pictureOf = (key: string | null | undefined): string | null =>
  key ? `${import.meta.env.PICTURES}/${encodeURIComponent(key)}.svg` : null;

/** The address of the same dish as it stands on a table, to one scale with all others. */
export const servedOf = (key: string | null | undefined): string | null =>
  key ? `${import.meta.env.PICTURES}/served/${encodeURIComponent(key)}.svg` : null;

/** What a scene of one dish shows: the dish on a table, else alone. */
export const sceneOf = (key: string | null | undefined) => {
  const served = servedOf(key);
  return { served: served && `${served}#near`, src: pictureOf(key) };
};
