import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage';

type Part = CompiledMessage[number];

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ö',
  u: 'ü',
  c: 'ç',
  n: 'ñ',
  y: 'ý',
  s: 'š',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ø',
  U: 'Û',
  N: 'Ñ',
  S: 'Š',
};

/**
 * A message as another language might have it: accented, in brackets that show where it is cut off, and 30 % longer.
 * Arguments and plurals stay as they are, but for the words in them.
 */
export function pseudo(message: string | CompiledMessage): CompiledMessage {
  const parts = typeof message === 'string' ? compileMessage(message) : message;
  return ['⟦', ...parts.map(rewrite), padding(lengthOf(parts)), '⟧'];
}

const rewrite = (part: Part): Part => {
  if (typeof part === 'string') return accented(part);
  const [name, type, options] = part;
  return type === undefined || options === undefined ? part : [name, type, rewriteOptions(type, options)];
};

/** Of a plural or a choice the messages; of a number or a date the format, which stays. */
function rewriteOptions(type: string, options: unknown): unknown {
  if (!/^(plural|select|selectordinal)$/.test(type) || typeof options !== 'object' || options === null) return options;
  return Object.fromEntries(
    Object.entries(options).map(([key, inner]: [string, unknown]) => {
      if (key === 'offset') return [key, inner];
      return [key, typeof inner === 'string' ? accented(inner) : (inner as readonly Part[]).map(rewrite)];
    }),
  );
}

const accented = (words: string) => words.replaceAll(/[a-zA-Z]/g, (letter) => accents[letter] ?? letter);
const lengthOf = (parts: CompiledMessage) => parts.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : 4), 0);
const padding = (length: number) => '~'.repeat(Math.ceil(length * 0.3));
