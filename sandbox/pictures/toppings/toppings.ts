import type { Kit } from '../chance.ts';
import type { Spot } from '../spots.ts';
import { crunch } from './crunch.ts';
import { dairy } from './dairy.ts';
import { fruit } from './fruit.ts';
import { garden } from './garden.ts';
import { meat } from './meat.ts';
import { seasoning } from './seasoning.ts';

const toppings = { ...garden, ...fruit, ...crunch, ...meat, ...dairy, ...seasoning };

export type ToppingName = keyof typeof toppings;

/** One topping at all of its spots. */
export const topping = (kit: Kit, name: ToppingName, spots: readonly Spot[]): string => toppings[name](kit, spots);
