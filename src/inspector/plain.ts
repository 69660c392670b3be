import { isMachineSnapshot } from 'xstate';
import { redact } from './redact.ts';

/** A value as JSON has it, without secrets: errors by their message, followed snapshots by what can be read of them. */
export function plain(value: unknown): unknown {
  // A snapshot makes JSON of itself before a replacer sees it, so the value in the object around it is used.
  const text = JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key, inner: unknown) {
    const raw = this[key];
    if (raw instanceof Error) return raw.message;
    return isMachineSnapshot(raw) ? { value: raw.value as unknown, context: raw.context as unknown, status: raw.status } : inner;
  });
  return text === undefined ? null : redact(JSON.parse(text));
}
