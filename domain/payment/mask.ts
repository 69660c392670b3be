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
  let out = '';
  let pending = '';
  const rest = value.split('');
  const characters = mask.split('');
  for (let at = 0; at < characters.length; at += 1) {
    const character = characters[at] ?? '';
    const accepts = character === '!' ? undefined : tests[character];
    if (accepts === undefined) {
      if (character === '!') at += 1;
      const literal = character === '!' ? (characters[at] ?? '') : character;
      if (rest[0] === literal) rest.shift();
      pending += literal;
      continue;
    }
    let taken: string | null = null;
    while (taken === null && rest.length > 0) taken = accepts(rest.shift() ?? '');
    if (taken === null) return out;
    out += pending + taken;
    pending = '';
  }
  return out;
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
