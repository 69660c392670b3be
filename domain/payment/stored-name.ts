/**
 * Returns our name of a stored payment: a prefix and a short hash of what the server calls it. It holds no token, and stays with the payment
 * however the list around it changes (decision 043).
 */
export function storedName(prefix: string, wireId: string): string {
  // FNV-1a of 32 bits: no two of the few payments of an account are alike.
  let hash = 0x811c9dc5;
  for (const character of wireId) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return `${prefix}${(hash >>> 0).toString(36)}`;
}
