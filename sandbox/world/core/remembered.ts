/** Results that are kept; a few days of a few cafes. */
const MOST = 500;

/** The same function of texts and numbers, which works each result out once: what the calendar says of a day costs more than the price of a cart. */
export function remembered<Args extends readonly (string | number)[], Result>(work: (...args: Args) => Result): (...args: Args) => Result {
  const results = new Map<string, Result>();
  return (...args) => {
    const key = args.join('\n');
    const found = results.get(key);
    if (found !== undefined) return found;
    const result = work(...args);
    if (results.size >= MOST) results.clear();
    results.set(key, result);
    return result;
  };
}
