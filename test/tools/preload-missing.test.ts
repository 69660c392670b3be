import { expect, it } from 'vitest';
import { missingIn } from '#tools/vite/preload-missing.ts';

const chunk = (...imports: string[]) => ({ type: 'chunk' as const, imports });
const bundle = {
  'base.js': chunk('libraries.js'),
  'libraries.js': chunk(),
  'cart.js': chunk('base.js', 'words.js'),
  'words.js': chunk('cart.js'),
  'checkout.js': chunk('cart.js', 'card.js'),
  'card.js': chunk('libraries.js'),
  'cart.css': { type: 'asset' as const },
};

it('a lazy part preloads what the file that asks for it was not made of, in the order that it is needed in', () => {
  const files = ['checkout.js', 'words.js', 'libraries.js', 'card.js', 'base.js', 'cart.css'];
  expect(missingIn(bundle, files, 'cart.js')).toEqual(['checkout.js', 'card.js', 'cart.css']);
  expect(missingIn(bundle, files, 'libraries.js')).toEqual(['checkout.js', 'words.js', 'card.js', 'base.js', 'cart.css']);
});

it('a file that the build does not know of has loaded nothing', () => {
  expect(missingIn(bundle, ['base.js', 'card.js'], 'other.js')).toEqual(['base.js', 'card.js']);
});
