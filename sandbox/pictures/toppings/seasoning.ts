import { colors } from '../colors.ts';
import { line } from '../marks.ts';
import { dots, onOval } from '../paths.ts';
import { grains, sprinkle } from '../spots.ts';
import type { Topping } from './topping.ts';

/** Herbs, grains and other small things. */
export const seasoning = {
  chives: (kit, spots) => line(colors.leaf, 4, grains(kit, sprinkle(kit, spots, 12, 2), 5)),
  herbs: (kit, spots) => line(colors.leafDark, 3.5, grains(kit, sprinkle(kit, spots, 14, 2), 3.5)),
  pepper: (kit, spots) => line(colors.ink, 2, dots(sprinkle(kit, spots, 16, 2))),
  salt: (kit, spots) => line('fffaf0', 2.6, dots(sprinkle(kit, spots, 12, 2))),
  wildRice: (kit, spots) => line('4a2e22', 4, grains(kit, sprinkle(kit, spots, 14, 1), 8)),
  lentils: (kit, spots) => line('7f7a3c', 6.5, dots(sprinkle(kit, spots, 14, 3))) + line('a9a45c', 2.4, dots(sprinkle(kit, spots, 14, 2))),
  daisy: (kit, spots) =>
    line('fffaf0', 6.5, dots(spots.flatMap((p) => [0, 1.26, 2.5, 3.8, 5].map((a) => onOval(p.x, p.y, 7.5, 5.5, a + p.turn))))) +
    line('e0a030', 6.5, dots(spots.map((p) => [p.x, p.y]))),
} satisfies Record<string, Topping>;
