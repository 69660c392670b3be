import { expect, it } from 'vitest';
import { formatPhone } from '#domain/phone/format.ts';

it.each([
  ['5551234567', '(555) 123-4567'],
  ['555.123.45', '(555) 123-45'],
  ['5551234', '555-1234'],
  ['5551', '555-1'],
  ['555', '555'],
  ['******1234', '(***) ***-1234'],
  ['1 (555) 123-4567', '(555) 123-4567'],
  ['25551234567', '(255) 512-3456'],
  ['1551234567', '(155) 123-4567'],
])('E-10 %s is read as %s (PHONES-04 to -06)', (typed, read) => expect(formatPhone(typed)).toBe(read));

it.for([
  ['5551234567890', '(555) 123-4567'],
  ['215551234567', '(215) 551-2345'],
] as const)('reads %s as %s (PHONES-04)', ([typed, shown]) => {
  expect(formatPhone(typed)).toBe(shown);
});
