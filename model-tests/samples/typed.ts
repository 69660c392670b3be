import type { TrailEvent } from '../kit/model.ts';

/** What the guest typed last, unless something they did since put other words in the field; null where nothing can be said. */
export function lastTyped(trail: readonly TrailEvent[]): string | null {
  const last = trail.findLast(
    ({ type, ['text']: text }) => type === 'suggestion.accepted' || type.endsWith('actor.locate') || isTyped(text),
  );
  return last?.type === 'address.submitted' && isTyped(last['text']) ? last['text'].trim() : null;
}

const isTyped = (text: unknown): text is string => typeof text === 'string' && text.trim() !== '';
