import { isMachineSnapshot } from 'xstate';
import { redact } from './redact.ts';

/** A value as JSON has it, without secrets: errors by their message, followed snapshots by what can be read of them. */
export function plain(value: unknown): unknown {
  const text = JSON.stringify(value, (_, inner: unknown) => {
    if (inner instanceof Error) return inner.message;
    return isMachineSnapshot(inner) ? { value: inner.value as unknown, context: inner.context as unknown, status: inner.status } : inner;
  });
  return text === undefined ? null : redact(JSON.parse(text));
}
