/** What becomes of a payment, by the end of the test number that was typed. Every other valid number is approved. */
export type Outcome = 'approved' | 'declined' | 'errored' | 'failed' | 'canceled' | 'unavailable' | 'answerLost';

const endings: readonly (readonly [ending: string, outcome: Outcome])[] = [
  ['0002', 'declined'],
  ['9995', 'declined'],
  ['0259', 'errored'],
  ['0267', 'failed'],
  ['0275', 'canceled'],
  ['0119', 'unavailable'],
  ['0341', 'answerLost'],
];

/** For the sandbox's own help: numbers that pass the checks, and what they do. */
export const testCards: readonly { readonly number: string; readonly what: string }[] = [
  { number: '4111 1111 1111 1111', what: 'Approved (Visa)' },
  { number: '5555 5555 5555 4444', what: 'Approved (Mastercard)' },
  { number: '3782 822463 10005', what: 'Approved (American Express, four-digit code)' },
  { number: '6011 1111 1111 1117', what: 'Approved (Discover)' },
  { number: '6019 4400 0000 0004', what: 'Approved (Military Star)' },
  { number: '4000 0000 0000 0002', what: 'Declined' },
  { number: '4000 0000 0000 9995', what: 'Declined: not enough money' },
  { number: '4000 0000 0000 0259', what: 'The payment service has an error: nothing is charged' },
  { number: '4000 0000 0000 0267', what: 'The payment fails' },
  { number: '4000 0000 0000 0275', what: 'The bank cancels the payment' },
  { number: '4000 0000 0000 0127', what: 'Not a card: the bank does not know the number' },
  { number: '4000 0000 0000 0119', what: 'The payment service is out of order' },
  { number: '4000 0000 0000 0341', what: 'The order is placed, but its answer gets lost on the way' },
];

/** Whether no bank has issued a number that passes the checks (PAYSTORED-19). */
export const isUnissued = (number: string): boolean => number.endsWith('0127');

export const outcomeOf = (number: string): Outcome => endings.find(([ending]) => number.endsWith(ending))?.[1] ?? 'approved';
