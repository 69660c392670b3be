/** Returns whether one of a thing's names is the first of its kind, among the things that it was called with so far. */
export function newNames<T>(namesOf: (thing: T) => readonly unknown[]): (thing: T) => boolean {
  const seen = new Set<unknown>();
  return (thing) => {
    const before = seen.size;
    for (const name of namesOf(thing)) seen.add(name);
    return seen.size > before;
  };
}
