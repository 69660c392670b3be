const taken = new Map<string, string>();

/**
 * Returns a shorter name for a class of a style file than the hash that vanilla-extract offers: its first page has hundreds. The same in
 * every build, so that a start page has the classes of the app.
 *
 * @throws where two classes would have the same name.
 */
export function className({ hash }: { readonly hash: string }): string {
  const short = hash.slice(3);
  const name = /^\d/.test(short) ? `_${short}` : short;
  const owner = taken.get(name) ?? hash;
  if (owner !== hash) throw new Error(`The classes ${owner} and ${hash} would both be named ${name}. Rename the file of one of them.`);
  taken.set(name, hash);
  return name;
}
