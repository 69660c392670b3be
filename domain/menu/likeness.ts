/** How much alike two words are written, from 0 to 1: the share of their pairs of letters that both have. */
export function likeness(one: string, other: string): number {
  const [pairs, left] = [pairsOf(one), pairsOf(other)];
  const all = pairs.length + left.length;
  const common = pairs.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return all === 0 ? 0 : (2 * common.length) / all;
}

const pairsOf = (word: string): string[] => Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2));
