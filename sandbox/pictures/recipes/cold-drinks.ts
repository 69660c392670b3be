import type { DishRecipe } from '../draw.ts';
import { glass } from './make.ts';
import { drinks } from './tones.ts';

/** What comes in a glass, a bottle or a box. */
export const coldDrinks = {
  'iced-coffee': glass(drinks.icedCoffee, { iceTone: '8a5c3c' }),
  'slow-cold-brew': glass(drinks.coldBrew, { iceTone: '6b4630', foam: ['9a6b45', '6b4630'], hasStraw: false }),
  'iced-latte': glass(drinks.icedLatte, { upper: '7a4a2c', mid: 'a8764a', iceTone: 'e9cda5' }),
  'iced-caramel-latte': glass(drinks.icedLatte, {
    foam: ['fffaf0', 'e3d3b6'],
    drips: 'c9781f',
    straw: ['efc677', 'b8812e'],
    iceTone: 'e9cda5',
  }),
  'iced-black-tea': glass(drinks.icedTea, { iceTone: 'dc9a62' }),
  'still-water': { kind: 'bottle', tone: ['b9d0d0', '8fb0b3'], label: '6a878c', cap: '4c676d' },
  'sparkling-water': { kind: 'bottle', tone: ['bcd3b9', '8cb091'], label: 'a33b16', cap: '95442c', hasBubbles: true },
  'pressed-lemonade': glass(drinks.lemonade, { rim: 'lemon' }),
  'mint-lemonade': glass(drinks.mint, { hasSprig: true, straw: ['b4bf9b', '72805b'] }),
  'orange-juice': glass(drinks.orange, { rim: 'orange', hasIce: false, hasStraw: false }),
  'apple-juice-box': { kind: 'carton', tone: ['8fa856', '66803a', 'b4c97e'] },
  'cold-milk': glass(drinks.milk, { hasIce: false, hasStraw: false }),
  'prickly-pear-agua-fresca': glass(drinks.prickly, { iceTone: 'f3a9bf' }),
  'strawberry-banana-smoothie': glass(drinks.strawberry, { hasIce: false, rim: 'strawberry', foam: ['f7bcb4', 'e08d85'] }),
  'mango-sunrise-smoothie': glass(drinks.mango, {
    hasIce: false,
    upper: 'f8c45c',
    mid: 'f3a13c',
    rim: 'mango',
    foam: ['fbd587', 'e8a93a'],
  }),
  'green-orchard-smoothie': glass(drinks.orchard, {
    hasIce: false,
    rim: 'cucumber',
    foam: ['bfd176', '8ba744'],
    straw: ['b4bf9b', '72805b'],
  }),
  'peanut-butter-banana-smoothie': glass(drinks.peanut, { hasIce: false, rim: 'banana', foam: ['e9cda0', 'c09a5f'], drips: 'a86b2e' }),
  'berry-oat-smoothie': glass(drinks.berry, { hasIce: false, foam: ['b98bae', '84507a'], tops: [['berries', 5]] }),
} satisfies Record<string, DishRecipe>;
