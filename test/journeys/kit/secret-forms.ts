/** Shorter ones are found by themselves alone: three digits in base64 are four letters that any word may have. */
const LEAST_ENCODED = 6;

/** The middle of a text in base64, whatever stands before and after it there. */
function base64Of(secret: string): string[] {
  return [0, 1, 2].flatMap((before) => {
    const encoded = Buffer.from(`${'x'.repeat(before)}${secret}`)
      .toString('base64')
      .replaceAll('=', '');
    // The first letters depend on what stands before, the last on what follows.
    const inner = encoded.slice(before === 0 ? 0 : before + 1, -2);
    return [inner, inner.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

/** A number as it is typed and printed: in groups of four. */
const groupsOf = (secret: string): string[] =>
  /^\d{12,}$/.test(secret) ? [' ', '-'].map((gap) => (secret.match(/\d{1,4}/g) ?? []).join(gap)) : [];

/** Returns every form of a secret in a text: plain, grouped, URL-encoded and in base64. */
function formsOf(secret: string): readonly string[] {
  const plain = [secret, ...groupsOf(secret)];
  const inAddresses = plain.flatMap((form) => [form, encodeURIComponent(form), form.replaceAll(' ', '+')]);
  return [...new Set([...inAddresses, ...(secret.length < LEAST_ENCODED ? [] : plain.flatMap(base64Of))])];
}

/**
 * Returns whether a text contains a secret in any of its forms. Digits inside a longer number do not count, nor a short code inside a
 * fraction or a time in milliseconds.
 */
export const standsIn =
  (text: string) =>
  (secret: string): boolean =>
    formsOf(secret).some((form) => (/^\d+$/.test(form) ? new RegExp(`(?<![\\d.:])${form}(?!\\d)`).test(text) : text.includes(form)));
