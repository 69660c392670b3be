import { colors } from '../colors.ts';
import { spread } from '../spots.ts';
import { dairy as toppings } from '../toppings/dairy.ts';
import type { Layer } from './layer.ts';
import { cheese, coins, paste } from './shapes.ts';

/** Cheeses and spreads. */
export const dairy = {
  feta: (kit, x0, x1, y) => [
    10,
    toppings.feta(
      { ...kit, flat: 0.9 },
      spread(x0, x1, 9).map((x, i) => ({ x, y: y - 5 - (i % 2) * 3, turn: kit.range(-0.6, 0.6), size: kit.range(0.8, 1.15) })),
    ),
  ],
  blueCheese: (kit, x0, x1, y) => [
    11,
    toppings.blueCheese(
      { ...kit, flat: 0.9 },
      spread(x0, x1, 9).map((x, i) => ({ x, y: y - 5 - (i % 2) * 3, turn: kit.range(-0.6, 0.6), size: kit.range(0.9, 1.2) })),
    ),
  ],
  mozzarella: (kit, x0, x1, y, isHot) =>
    isHot
      ? cheese('fdf3da', colors.whiteDark, true)(kit, x0, x1, y, isHot)
      : [15, coins(kit, x0, x1, y, 3, 17, colors.whiteDark, colors.milk)],
  cheddar: cheese(colors.cheddar, colors.cheddarDark),
  gruyere: cheese(colors.gruyere, colors.gruyereDark),
  provolone: cheese('fae9b8', 'e2c578'),
  brie: cheese('fdf0d0', colors.whiteDark, true),
  butter: paste('fbe291', 'e6bf55', 8),
  mustard: paste('dfa52e', 'b47d1b', 8),
  hummus: paste('e6c48b', 'c49a58', 14),
  creamCheese: paste(colors.milk, colors.creamShade, 13),
  pesto: paste('5f8a35', colors.basil, 10),
  peanutButter: paste('c48a45', '9a632a', 12),
  jam: paste('a62a48', '6d1730', 12),
} satisfies Record<string, Layer>;
