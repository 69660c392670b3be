/** Shorter ones are found by themselves alone: three digits in base64 are four letters that any word may have. */
const LEAST_ENCODED = 6;
export const isShort = (secret: string): boolean => secret.length < LEAST_ENCODED;

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

/** Returns every form of a secret in a text without URL encoding: plain, grouped and in base64. */
function formsOf(secret: string): readonly string[] {
  const plain = [secret, ...groupsOf(secret)].flatMap((form) => [form, form.replaceAll(' ', '+')]);
  return [...new Set([...plain, ...(isShort(secret) ? [] : plain.flatMap(base64Of))])];
}

/** Also of a text that was encoded twice, as one is that goes into an address as a part of it. */
function withoutUrlEncoding(text: string): string {
  const decoded = text.replaceAll(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
  return decoded === text ? text : withoutUrlEncoding(decoded);
}

/** A card number may stand inside of letters; a code of a few digits stands alone, as ids of letters and digits have some by chance. */
const edgesOf = (digits: string) =>
  isShort(digits) ? new RegExp(`(?<![\\w.:-])${digits}(?![\\w-])`) : new RegExp(`(?<![\\d.:])${digits}(?!\\d)`);

/**
 * Returns whether a text, which may be JSON, contains a secret in any of its forms, URL-encoded or not. Digits inside a longer number do
 * not count, nor a short code inside a word, a fraction or a time in milliseconds.
 */
export function standsIn(text: string): (secret: string) => boolean {
  const texts = [text, withoutUrlEncoding(text)].map((one) => one.replaceAll(/\\[nrt]/g, ' '));
  const isIn = (form: string) => texts.some((one) => one.includes(form) && (!/^\d+$/.test(form) || edgesOf(form).test(one)));
  return (secret) => formsOf(secret).some(isIn);
}
