import type { AnyEventObject } from 'xstate';
import { nameOf } from '#src/inspector/words.ts';

/** An event in plain words with what it carries: `code.submitted {"code":"123456"}`. */
export function describeEvent(event: AnyEventObject): string {
  const { type: _type, output, ...carried } = event;
  const { kind: _kind, ...answer } = (output ?? {}) as Record<string, unknown>;
  const details = JSON.stringify({ ...carried, ...answer });
  return details === '{}' ? nameOf(event) : `${nameOf(event)} ${details}`;
}
