import { expect, it } from 'vitest';
import { allTexts } from '#stories/foundations/all-texts.ts';

/** Strings that a requirement gives word for word, by key, with its id. */
const exact: Readonly<Record<string, readonly [id: string, words: string]>> = {
  'checkout.error.luhn': ['PAYSTORED-08', 'The {field} does not pass luhn validation.'],
  'orderSetup.cafe.notFound': ['CAFE-14', 'Cafe not found.'],
  'page.error.heading': ['ROUTES-46', 'An error occurred'],
  'profile.phone.invalid': ['PHONES-07', 'phone number invalid'],
  'profile.phone.required': ['PHONES-07', 'field required'],
  'signIn.required': ['SIGNIN-10', 'This field is required'],
  'verification.incorrect': ['MFA-28', 'Incorrect Code'],
  'verification.invalidCharacters': ['MFA-27', 'invalid characters'],
  'verification.phone.invalid': ['PHONES-07', 'phone number invalid'],
  'verification.phone.required': ['PHONES-07', 'field required'],
};

it.for<[rule: string, pattern: RegExp]>([
  ['"Email", not "E-mail"', /\be-mail/i],
  ['"Enter", not "Type"', /\btype (a|an|your|the|month|street|another|one)\b/i],
  ['contractions in place of "could not", "cannot" and the like', /\b(could|did|does|do|is|are|was|has|have|would|will) not\b|\bcannot\b/i],
  ['"We couldn’t load", not "We couldn’t get"', /couldn’t get\b/i],
  ['"available", not "to be had"', /\b(be|to be) had\b/i],
  ['what is saved, not what "is kept"', /\bkept\b/i],
  ['"You haven’t been charged", not "Nothing was charged"', /nothing was charged/i],
  ['"again" or "new", not "anew"', /\banew\b/i],
  ['"sign in again" and "start over", not "begin"', /\bbegin\b/i],
  ['American spelling', /\b(kerb|colour|favourite|neighbour|cheque|metre|kilometre)\w*/i],
  ['"should we", not "shall we"', /\bshall\b/i],
  ['no words of the system', /\b(slots?|fulfillment|appeasement|invalid|unauthorized|null|payload|server)\b/i],
  ['an apology that says what happened, not "oops" or "uh-oh"', /\b(oops|uh-oh|whoops)\b/i],
  ['no exclamation mark', /[a-z]!(\s|$)/i],
  ['an ellipsis of one character', /\.\.\./],
  ['a curly apostrophe', /[a-z]'(s|t|re|ll|ve|d|m)\b/i],
])('The voice of the texts: %s', ([, pattern]) => {
  const breaches = Object.entries(allTexts).filter(([key, words]) => exact[key] === undefined && pattern.test(words));
  expect(Object.fromEntries(breaches)).toEqual({});
});

it.for(Object.entries(exact))('The text %s is the string of its requirement, word for word: %j', ([key, [, words]]) => {
  expect(allTexts[key]).toBe(words);
});

it('A button or a label has no final period', () => {
  const labels = Object.entries(allTexts).filter(([key]) =>
    /\.(submit|save|cancel|delete|edit|retry|close|back|go|start|again|keep|drop|seen|yes|no|label|heading|title)$/.test(key),
  );
  expect(labels.length).toBeGreaterThan(40);
  expect(Object.fromEntries(labels.filter(([, words]) => words.endsWith('.')))).toEqual({});
});
