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

/** `MM/YYYY` as `MMYY` for the wire (PAYSTORED-13), or null when it is no such date. */
export function wireExpiry(typed: string): string | null {
  const found = /^(0[1-9]|1[0-2])\s*\/\s*20(\d{2})$/.exec(typed.trim());
  return found && `${found[1]}${found[2]}`;
}

/** Is the month of `MM/YYYY` over on a day `YYYY-MM-DD` (PAYSTORED-14)? What is no date counts as expired. */
export function isExpired(typed: string, today: string): boolean {
  const found = /^(\d{2})\s*\/\s*(\d{4})$/.exec(typed.trim());
  return found === null || `${found[2]}-${found[1]}` < today.slice(0, 7);
}

/** `MMYY` as `MM / YYYY`, for reading (PAYSTORED-07). */
export const formatExpiry = (mmyy: string): string => `${mmyy.slice(0, 2)} / 20${mmyy.slice(2)}`;
