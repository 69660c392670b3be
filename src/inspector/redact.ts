import { passesLuhn } from '#domain/payment/card.ts';

/** Names of secret values, also as the end of a longer name: `newPassword`, `accessToken`. A handle such as `tokenId` is none. */
const secretNames = /^(?:password|passcode|pin|cvv|cvc|token|secret|authorization|cardnumber|securitycode)$/i;
const secretEndings = /[a-z](?:Password|Passcode|Pin|Cvv|Cvc|Token|Secret|CardNumber|CardNo|SecurityCode)$/;
/** Names of values that may be secret; values nested in them have names of their own. */
const doubtfulNames = /^(?:code|card|number)$/i;
/** Groups of digits with the spaces and dashes between them that people type. */
const digitGroups = /\d+(?:[\s-]{1,2}\d+)*/g;

/** Stands for every secret: the length of a password, and where its digits and signs are, would help to guess it. */
const HIDDEN = '(secret)';

/**
 * The same value without secrets: a text under a secret's name becomes one fixed text, a number there 0, and every digit of a card number
 * anywhere else 0. The states of a snapshot are names that we gave.
 */
export function redact(value: unknown, name = '', isWithinSecret = false): unknown {
  const isSecret = isWithinSecret || secretNames.test(name) || secretEndings.test(name);
  const isHidden = isSecret || doubtfulNames.test(name);
  if (typeof value === 'string') return isHidden ? HIDDEN : value.replaceAll(digitGroups, hideCards);
  if (typeof value === 'number') return isHidden || (Number.isInteger(value) && isCardNumber(String(value))) ? 0 : value;
  if (Array.isArray(value)) return value.map((item) => redact(item, name, isSecret));
  if (typeof value !== 'object' || value === null) return value;
  const isSnapshot = 'status' in value && 'context' in value && 'value' in value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => [
      key,
      isSnapshot && key === 'value' ? inner : redact(inner, key, isSecret),
    ]),
  );
}

/** A card number may be beside other numbers (its date, its code): every row of neighboring groups is checked. */
function hideCards(text: string): string {
  const groups = [...text.matchAll(/\d+/g)].map(({ index, 0: digits }) => ({ from: index, to: index + digits.length }));
  const rows = groups.flatMap(({ from }, at) => groups.slice(at, at + 19).map(({ to }) => ({ from, to })));
  const cards = rows.filter(({ from, to }) => isCardNumber(text.slice(from, to)));
  return text.replaceAll(/\d/g, (digit, at: number) => (cards.some(({ from, to }) => from <= at && at < to) ? '0' : digit));
}

function isCardNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '');
  return digits.length >= 13 && digits.length <= 19 && passesLuhn(digits);
}
