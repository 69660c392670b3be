import { expect, it } from 'vitest';
import { isBirthday } from '#domain/validation/birthday.ts';

it.for(['01/01', '02/29', '04/30', '12/31'])('takes %s', (typed) => expect(isBirthday(typed)).toBe(true));
it.for(['', '1/1', '00/10', '13/01', '02/30', '04/31', '01/00', '01/32', '01-01', '01/01/90'])('refuses %j', (typed) =>
  expect(isBirthday(typed)).toBe(false),
);
