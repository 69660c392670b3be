import { passesLuhn } from '#domain/payment/card.ts';

/** Names under which a secret stands. A handle such as `cardId` or `tokenId` is none. */
const secretNames = /^(password|passcode|pin|cvv|cvc|code|token|secret|authorization|card(number)?|number|securitycode)$/i;
/** Digits that may be a card's, with the spaces and dashes that people type. */
const cardLike = /\d(?:[ -]?\d){12,18}/g;

/**
 * The same value without secrets: what stands under a secret's name, and every card number wherever it stands, keeps its shape only
 * (digits become 0, letters x), so that a rule about the shape decides as it did.
 */
export function redact(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return secretNames.test(name) ? shapeOf(value) : value.replaceAll(cardLike, hideCard);
  if (typeof value === 'number') return secretNames.test(name) || isCardNumber(String(value)) ? 0 : value;
  if (Array.isArray(value)) return value.map((item) => redact(item, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, redact(inner, key)]));
}

const shapeOf = (secret: string) => secret.replaceAll(/\p{L}/gu, 'x').replaceAll(/\d/g, '0');
const hideCard = (digits: string) => (isCardNumber(digits) ? shapeOf(digits) : digits);

function isCardNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '');
  return digits.length >= 13 && digits.length <= 19 && passesLuhn(digits);
}
