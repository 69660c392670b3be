/** A short name for what a path does: the same moves have the same id on any machine (FNV-1a, 32 bits, in base 36). */
export function idOf(...words: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const letter of words.join('\n')) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return hash.toString(36).padStart(7, '0');
}
