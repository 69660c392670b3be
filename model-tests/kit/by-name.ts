/** Names in one order on every machine. */
export const byName = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
