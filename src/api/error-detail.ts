import * as v from 'valibot';
import type { ApiError } from './errors.ts';

/** A refusal's detail by name, or undefined when it has none. */
export function detailOf({ details }: ApiError, name: string): unknown {
  const parsed = v.safeParse(v.array(v.looseObject({ name: v.string(), value: v.unknown() })), details);
  return parsed.success ? parsed.output.find((detail) => detail.name === name)?.value : undefined;
}
