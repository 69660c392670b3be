import { expect, it } from 'vitest';
import { splitName } from '#domain/account/name.ts';
import { primaryOf } from '#domain/account/primary.ts';

it.for([
  ['Mary Ann Smith', 'Mary', 'Ann Smith'],
  ['Cher', 'Cher', ''],
  ['  Mary   Ann ', 'Mary', 'Ann'],
  ['', '', ''],
] as const)('E-67 %j is %j and %j (PROFILE-10)', ([name, firstName, lastName]) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});

it('finds the marked one of several, else the first (SESSION-19)', () => {
  const [one, two, marked] = [
    { id: 1, isDefault: undefined },
    { id: 2, isDefault: false },
    { id: 3, isDefault: true },
  ];
  expect(primaryOf([one, two, marked])).toBe(marked);
  expect(primaryOf([two, one])).toBe(two);
  expect(primaryOf([])).toBeNull();
});
