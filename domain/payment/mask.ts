const tests: Readonly<Record<string, (character: string) => string | null>> = {
  '#': (character) => (/\d/.test(character) ? character : null),
  X: (character) => (/[a-z\d]/i.test(character) ? character : null),
  S: (character) => (/[a-z]/i.test(character) ? character : null),
  A: (character) => (/[a-z]/i.test(character) ? character.toUpperCase() : null),
  a: (character) => (/[a-z]/i.test(character) ? character.toLowerCase() : null),
};

/**
 * Text in the shape of a mask, in the words of the chain (MASKS-01 to -06): `#` a digit, `X` a letter or digit, `S` a letter,
 * `A` and `a` a letter forced upper or lower, `!` makes the next character literal. Ends where the text does.
 */
export function masked(mask: string, value: string): string {
  let shown = '';
  let pending = '';
  let rest = value;
  for (const [, forced, character = ''] of mask.matchAll(/!(.)|(.)/gs)) {
    const accepts = tests[character];
    if (accepts === undefined) {
      const literal = forced ?? character;
      if (rest.startsWith(literal)) rest = rest.slice(literal.length);
      pending += literal;
      continue;
    }
    const at = rest.split('').findIndex((typed) => accepts(typed) !== null);
    if (at === -1) return shown;
    shown += pending + accepts(rest.charAt(at));
    pending = '';
    rest = rest.slice(at + 1);
  }
  return shown;
}

const cardMasks: Readonly<Record<number, string>> = {
  4: '####',
  6: '##/####',
  9: '#####',
  15: '#### ###### #####',
  16: '#### #### #### ####',
};

/** Digits of a card form as they are shown, by how many there are (MASKS-07, AMB-20). */
export function cardDisplay(digits: string): string {
  const mask = cardMasks[digits.length];
  return mask === undefined ? digits : masked(mask, digits);
}
