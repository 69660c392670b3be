type Brand = 'AMEX' | 'DISC' | 'MAST' | 'VISA';

const within = (number: string, from: number, to: number): boolean => {
  const prefix = Number(number.slice(0, String(from).length));
  return from <= prefix && prefix <= to;
};

const brands: readonly (readonly [brand: Brand, ranges: readonly (readonly [from: number, to: number])[]])[] = [
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

function passesLuhn(digits: string): boolean {
  const sum = digits
    .split('')
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** The brand of a card number that the bank takes; null for one it does not (PAYSTORED-08…12). Anything but digits is not read. */
export function brandOf(typed: string): Brand | null {
  const digits = typed.replaceAll(/\D/g, '');
  if (digits.length < 13 || digits.length > 19 || !passesLuhn(digits)) return null;
  return brands.find(([, ranges]) => ranges.some(([from, to]) => within(digits, from, to)))?.[0] ?? null;
}

/** Whether a card with this `MMYY` is good on a day `YYYY-MM-DD`: to the end of its month (PAYSTORED-14). */
export function isExpired(mmyy: string, day: string): boolean {
  const [month, year] = [mmyy.slice(0, 2), mmyy.slice(2)];
  return month < '01' || month > '12' || `20${year}-${month}` < day.slice(0, 7);
}
