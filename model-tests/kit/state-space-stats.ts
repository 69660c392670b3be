/** Counts different snapshots, and the different values of each key of their context: shows what grows without bound. */
export function createStateSpaceStats() {
  let snapshots = 0;
  const valuesByKey = new Map<string, Set<string>>();

  return {
    /** Takes one more snapshot in; returns how many there are now. */
    count({ context }: { readonly context: object }): number {
      for (const [name, value] of Object.entries(context)) {
        const values = valuesByKey.get(name) ?? new Set();
        valuesByKey.set(name, values.add(JSON.stringify(value)));
      }
      snapshots += 1;
      return snapshots;
    },

    /** Says which keys of the context have the most values, the worst first. */
    complain(flow: string): string {
      const worst = [...valuesByKey].map(([name, { size }]) => ({ name, size })).toSorted((a, b) => b.size - a.size);
      const named = worst.slice(0, 3).map(({ name, size }) => `"${name}" has ${size} values`);
      return (
        `The flow ${flow} has more than ${snapshots - 1} snapshots: in its context ${named.join(', ')}. ` +
        'Bound what grows, give fewer samples, or name in the model the `keys` that guards read (or a higher `limit`).'
      );
    },
  };
}
