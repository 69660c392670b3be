import type { DishRecipe } from '../draw.ts';
import { mug } from './make.ts';
import { drinks } from './tones.ts';

/** Coffee, Espresso and Tea, hot. */
export const hotDrinks = {
  'hearth-blend-coffee': mug(drinks.coffee, { glaze: 'clay' }),
  'dark-roast-coffee': mug(drinks.dark, { glaze: 'slate' }),
  'decaf-coffee': mug(drinks.decaf, { glaze: 'sage' }),
  'coffee-for-the-table': { kind: 'urn' },
  'caffe-latte': mug(drinks.latte, { art: 'rosetta', glaze: 'cream' }),
  cappuccino: mug(drinks.latte, { art: 'foam', glaze: 'slate' }),
  'caramel-latte': mug(drinks.latte, { art: 'drizzle', glaze: 'ochre' }),
  mocha: mug(drinks.mocha, { art: 'drizzle', dust: '4b2818', glaze: 'ink' }),
  espresso: { kind: 'espresso', drink: ['4a2614', '29140a', 'b9783f'] },
  'gingerbread-latte': mug(drinks.ginger, { art: 'heart', glaze: 'rose' }),
  'breakfast-black-tea': mug(drinks.black, { tag: 'a33b16' }),
  'jasmine-green-tea': mug(drinks.green, { tag: '66963d', glaze: 'sage' }),
  'chamomile-tea': mug(drinks.chamomile, { tag: 'e0a030', tops: [['daisy', 4]] }),
  'masala-chai-latte': mug(drinks.chai, { art: 'foam', dust: '8a4a22', glaze: 'rose' }),
} satisfies Record<string, DishRecipe>;
