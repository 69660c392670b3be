/** The same number for the same text, always (FNV-1a, 32 bits): what the pretend bakery draws its lots with. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  // FNV's low bits are weak for texts that differ only at their end.
  return (hash ^ (hash >>> 15)) >>> 0;
}
