/** Returns a short text that tells a text from another one, and from which the text cannot be read: FNV-1a of 32 bits, in base 36. */
export function shortHash(of: string): string {
  let hash = 0x811c9dc5;
  for (const character of of) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
