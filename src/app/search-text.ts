import type { Search } from '#domain/navigation/query.ts';

/** Reads the query of an address as it is: `203` stays a text, and a name that repeats has a list. */
export function parseSearch(search: string): Search {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    [...params.keys()].map((name) => {
      const [first = '', ...others] = params.getAll(name);
      return [name, others.length === 0 ? first : [first, ...others]];
    }),
  );
}

/** Writes a query with its `?`; empty without parameters. What is not a text is left out. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(search).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((one) => typeof one === 'string')
      .map((one) => [name, one]),
  );
  const text = new URLSearchParams(pairs).toString();
  return text === '' ? '' : `?${text}`;
}
