import { OVERSIZED_COUNT } from './fault.ts';

/** Fields that tell the entries of a list apart. */
const idFields = ['cafeId', 'placardId', 'catId', 'groupId', 'itemId', 'sequenceNum'];

/** An answer with `OVERSIZED_COUNT` entries in each of its lists that has any: its own again and again, each with ids of its own. */
export const oversized = <Answer>(answer: Answer): Answer =>
  Object.fromEntries(Object.entries(Object(answer)).map(([name, value]) => [name, isFilled(value) ? repeated(value) : value])) as Answer;

const isFilled = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length > 0;

const repeated = (list: readonly unknown[]): unknown[] =>
  Array.from({ length: OVERSIZED_COUNT }, (_, index) => copyOf(list[index % list.length], Math.floor(index / list.length)));

/** An entry in a later round of its list. The first round is as it was. */
function copyOf(entry: unknown, round: number): unknown {
  if (round === 0) return entry;
  if (typeof entry !== 'object' || entry === null) return typeof entry === 'string' ? `${entry}-${round}` : entry;
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [name, idFields.includes(name) ? otherId(value, round) : (value as unknown)]),
  );
}

const otherId = (id: unknown, round: number) => (typeof id === 'number' ? id + round * OVERSIZED_COUNT : `${String(id)}-${round}`);
