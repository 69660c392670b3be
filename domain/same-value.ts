/**
 * Returns whether two plain values (of JSON) agree in every field, in whatever order the fields are; one that is left out equals one that is
 * undefined. Values of classes, such as dates and maps, are never the same unless they are identical.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isPlain(one) || !isPlain(other) || lengthOf(one) !== lengthOf(other)) return false;
  return Object.keys({ ...one, ...other }).every((name) => isSameValue(one[name], other[name]));
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  Array.isArray(value) || (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);

const lengthOf = (value: object) => (Array.isArray(value) ? value.length : null);
