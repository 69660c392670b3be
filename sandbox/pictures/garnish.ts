import type { Kit } from './chance.ts';
import { place } from './marks.ts';
import { scatter, type Spot } from './spots.ts';
import { topping, type ToppingName } from './toppings/toppings.ts';

/** A topping, how many of it, how far they reach (1 is the whole oval) and the part of the middle they leave free. */
export type Garnish = readonly [name: ToppingName, count: number, reach?: number, inner?: number];

/** As `scatter`, fewer in a brief picture. */
export const scattered = (kit: Kit, count: number, cx: number, cy: number, rx: number, ry: number, inner?: number): Spot[] =>
  scatter(kit, kit.few(count), cx, cy, rx, ry, inner);

/** Toppings spread in an oval, `zoom` times their usual size. Later ones lie on earlier ones. */
export const garnish = (
  kit: Kit,
  tops: readonly Garnish[] | undefined,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  zoom: number,
): string =>
  place(
    cx,
    cy,
    0,
    zoom,
    (tops ?? [])
      .map(([name, count, reach = 1, inner = 0.12]) =>
        topping(kit, name, scattered(kit, count, 0, 0, (rx * reach) / zoom, (ry * reach) / zoom, inner)),
      )
      .join(''),
  );
