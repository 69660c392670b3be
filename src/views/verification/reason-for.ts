import { hasText, text } from '#src/text/text.ts';

/** The text of a refusal's reason code; null where it has none of its own (ERRORS-06). */
export function reasonFor(reasonCode: string | null): string | null {
  const key = `apiError.${reasonCode ?? ''}`;
  return hasText(key) ? text(key) : null;
}
