import { useState } from 'react';
import { isSameValue } from '#domain/same-value.ts';

/** Returns a plain value as the same object as long as nothing in it changes, for the dependencies of an effect. */
export function useSameValue<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (isSameValue(kept, value)) return kept;
  setKept(value);
  return value;
}
