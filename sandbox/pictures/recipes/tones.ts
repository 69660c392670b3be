import type { Tone } from '../marks.ts';

type Tones = Readonly<Record<string, readonly [main: Tone, dark: Tone, light: Tone]>>;

/** What is spread on toast: main tone, dark, light. */
export const spreads = {
  avocado: ['b9cc5f', '86a53b', 'dbe58f'],
  ricotta: ['fffaf0', 'e6d6b8', 'ead9bd'],
  creamCheese: ['fffaf0', 'e6d6b8', 'ead9bd'],
  peanutButter: ['cb9249', '9a632a', 'e2b473'],
  pesto: ['7da045', '4f7a2c', 'a9bf62'],
} as const satisfies Tones;

/** What is drunk: main tone, dark, light. */
export const drinks = {
  coffee: ['3d2012', '29140a', '5d3720'],
  dark: ['27130a', '170a05', '45271a'],
  decaf: ['5b331d', '3d2012', '7d4c2e'],
  latte: ['c08a57', '8d5c35', 'dcb387'],
  mocha: ['6d4029', '4b2818', '91603f'],
  ginger: ['b87a45', '855029', 'd9a36c'],
  black: ['a8501f', '7a3614', 'c9743c'],
  green: ['c9bf5a', '9a9139', 'dfd886'],
  chamomile: ['e6b53f', 'b98824', 'f3d27c'],
  chai: ['cf9a63', '9c6a3b', 'e6be8e'],
  lemonade: ['f8e08a', 'e2bd4e', 'fdf1c0'],
  mint: ['e6e591', 'bcc25c', 'f5f3c4'],
  orange: ['f4a032', 'd57f18', 'fbc673'],
  milk: ['fbf4e4', 'e3d3b6', 'fffdf6'],
  prickly: ['e0527c', 'b53259', 'f08fab'],
  icedCoffee: ['4a2614', '2c150a', '7a4a2c'],
  coldBrew: ['2f170c', '1b0c05', '5c3720'],
  icedTea: ['b4581f', '85390f', 'd98a4c'],
  icedLatte: ['d3a878', 'a87a4a', 'e9cda5'],
  strawberry: ['f2a09a', 'd5766f', 'fbc9c1'],
  mango: ['f6b23c', 'd88d1b', 'fbcf7d'],
  orchard: ['a5bd54', '7d9636', 'c9d98a'],
  peanut: ['d9b27a', 'b0854a', 'ecd3a9'],
  berry: ['96507e', '6d315a', 'b97fa3'],
} as const satisfies Tones;

/** Pasta without a sauce. */
export const noodle = ['f0cf82', 'd3a44e', 'fae5ac'] as const;
