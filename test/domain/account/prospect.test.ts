import { expect, it } from 'vitest';
import { optsOf, optTypeOf, optTypes, withEmails } from '#domain/prospect/prospect.ts';

it('an opt type is emails, texts, both or nothing, and comes back from the two ways as it was (PROSPECT-01)', () => {
  expect(optTypes.map(optsOf)).toEqual([
    { email: true, sms: false },
    { email: false, sms: true },
    { email: true, sms: true },
    { email: false, sms: false },
  ]);
  for (const type of optTypes) expect(optTypeOf(optsOf(type))).toBe(type);
});

it('emails are added to what a person gets, and nothing else changes (PROSPECT-05)', () => {
  const known = { emailAddress: null, phoneNumber: '2175550142' } as const;
  const added = optTypes.map((optType) => withEmails({ ...known, optType }, 'a@b.example'));
  expect(added.map(({ optType }) => optType)).toEqual(['EMAIL', 'ALL', 'ALL', 'EMAIL']);
  expect(added[1]).toEqual({ emailAddress: 'a@b.example', phoneNumber: '2175550142', optType: 'ALL' });
});
