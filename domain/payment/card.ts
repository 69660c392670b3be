/** The card types of the wire (PAYSTORED-02). */
export type CardType = 'AMEX' | 'DISC' | 'VISA' | 'MAST';

/** Ranges of leading digits, both ends included (PAYSTORED-09 to -12). */
const prefixes: readonly (readonly [type: CardType, ranges: readonly (readonly [from: number, to: number])[]])[] = [
  [
    'AMEX',
    [
      [34, 34],
      [37, 37],
    ],
  ],
  [
    'DISC',
    [
      [6011, 6011],
      [622126, 622925],
      [644, 649],
      [65, 65],
    ],
  ],
  [
    'MAST',
    [
      [50, 55],
      [222100, 272099],
    ],
  ],
  ['VISA', [[4, 4]]],
];

/** Only the digits of what was typed. */
export const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '');

/** The brand of a card number, as far as its beginning tells; null for one that we do not take. */
export function cardTypeOf(typed: string): CardType | null {
  const digits = digitsOf(typed);
  const found = prefixes.find(([, ranges]) =>
    ranges.some(([from, to]) => {
      const head = Number(digits.slice(0, String(from).length));
      return head >= from && head <= to;
    }),
  );
  return found?.[0] ?? null;
}

/** The check digit (PAYSTORED-08). Too few digits for a card are false. */
export function passesLuhn(typed: string): boolean {
  const digits = digitsOf(typed).split('').map(Number).reverse();
  const sum = digits.reduce((total, digit, index) => total + (index % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0);
  return digits.length >= 12 && sum % 10 === 0;
}

/** How many digits the code on the card has. */
export const codeLength = (type: CardType | null): number => (type === 'AMEX' ? 4 : 3);

/** The month of an expiry as cards print it and as browsers fill it in: `12/29`, `1/29`, `12/2029`, `2029-12`; null when it is none. */
function expiryIn(typed: string): { readonly month: string; readonly year: string } | null {
  const [, isoYear, isoMonth] = /^(20\d{2})-(\d{2})$/.exec(typed.trim()) ?? [];
  const [, typedMonth, typedYear] = /^(\d{1,2})\s*\/\s*((?:20)?\d{2})$/.exec(typed.trim()) ?? [];
  const month = (isoMonth ?? typedMonth ?? '').padStart(2, '0');
  if (!/^(0[1-9]|1[0-2])$/.test(month)) return null;
  return { month, year: `20${(isoYear ?? typedYear ?? '').slice(-2)}` };
}

/** An expiry as typed, as `MMYY` for the wire (PAYSTORED-13), or null when it is no month of a year. */
export function wireExpiry(typed: string): string | null {
  const expiry = expiryIn(typed);
  return expiry && `${expiry.month}${expiry.year.slice(2)}`;
}

/** Is the month of a typed expiry over on a day `YYYY-MM-DD` (PAYSTORED-14)? What is no expiry counts as expired. */
export function isExpired(typed: string, today: string): boolean {
  const expiry = expiryIn(typed);
  return expiry === null || `${expiry.year}-${expiry.month}` < today.slice(0, 7);
}

/**
 * An expiry while it is typed, as the card prints it: a month of one digit gets its zero once the year begins (`1/29` becomes `01/29`), a slash divides
 * the two, and the year has at most four digits. A month as browsers fill it in,
 * `2029-12`, is turned around.
 */
export function shapedExpiry(typed: string): string {
  const iso = /^(20\d{2})-(\d{2})$/.exec(typed.trim());
  if (iso) return `${iso[2]}/${iso[1]}`;
  const [, single, afterSingle = ''] = /^\s*(\d)\s*[/.-]\s*(.*)$/.exec(typed) ?? [];
  if (single !== undefined) return `0${single}/${digitsOf(afterSingle).slice(0, 4)}`;
  const digits = digitsOf(typed);
  // No month begins with these digits, so the year begins after them.
  const padded = /^[2-9]\d/.test(digits) ? `0${digits}` : digits;
  const month = padded.slice(0, 2);
  const year = padded.slice(2, 6);
  const hasSlash = year !== '' || /^\s*\d{2}\s*[/.-]/.test(typed);
  return hasSlash ? `${month}/${year}` : month;
}

/** Returns the digits of a card number in groups as cards print them, by the brand that they begin with: 4-6-5 for American Express, else by four. */
export function shapedCardNumber(typed: string): string {
  const digits = digitsOf(typed);
  const groups = cardTypeOf(digits) === 'AMEX' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?/;
  return (groups.exec(digits)?.slice(1) ?? []).filter(Boolean).join(' ');
}
