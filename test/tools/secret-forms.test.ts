import { expect, it } from 'vitest';
import { standsIn } from '#test/journeys/kit/secret-forms.ts';

const card = '6006491234565150';
const base64 = (text: string) => Buffer.from(text).toString('base64');

it.each([
  ['by itself', `{"number":"${card}"}`],
  ['in groups', 'Card 6006 4912 3456 5150'],
  ['in an address', 'https://example.com/?card=6006%204912%203456%205150'],
  ['in a form', 'card=6006+4912+3456+5150&x=1'],
  ['in base64', base64(card)],
  ['in base64, inside other text', base64(`{"giftCardNo":"${card}","x":1}`)],
  ['in base64, one letter on', base64(`{"giftCardNo": "${card}"}`)],
  ['in base64, two letters on', base64(`{"giftCardNo":  "${card}"}`)],
  ['in base64 of an address', Buffer.from(`??>${card}`).toString('base64url')],
])('a card number is found %s', (_, text) => expect(standsIn(text)(card)).toBe(true));

it('a token is found as it is and encoded', () => {
  const token = 'tok_~/a+b=1234';
  expect([token, encodeURIComponent(token), base64(`{"token":"${token}"}`)].filter((text) => !standsIn(text)(token))).toEqual([]);
});

it.each([
  ['a longer number', '16006491234565150'],
  ['its last four digits', '•••• 5150'],
])('a card number is not found in %s', (_, text) => expect(standsIn(text)(card)).toBe(false));

it.each([
  ['a fraction', '12.4471'],
  ['a time', '2026-11-20T11:30:44.447Z'],
  ['a longer number', '144710'],
  ['an id', '{"id":"9f-4471-b"} a4471b'],
])('a PIN is not found in %s', (_, text) => expect(standsIn(text)('4471')).toBe(false));

it.each([
  '{"pin":"4471"}',
  JSON.stringify('PIN\n4471'),
  'pin=4471&x=1',
  '%7B%22pin%22%3A%224471%22%7D',
  '%257B%2522pin%2522%253A%25224471%2522%257D',
])('a PIN is found in %s', (text) => expect(standsIn(text)('4471')).toBe(true));
