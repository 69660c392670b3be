import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import type { Cents } from '#domain/money/money.ts';
import { hashOf } from '../core/hash.ts';
import { remembered } from '../core/remembered.ts';

/** What a cafe adds to the list, in percent: the same bun costs more on a pier than at a crossroads. */
const tiers = [0, 4, 8, 15];

/** The menu of the chain has the list's prices, from which those of its cafes begin. */
const percentAt = remembered((cafeId: string): number => (cafeId === NO_CAFE ? 0 : (tiers[hashOf(`tier ${cafeId}`) % tiers.length] ?? 0)));

const raised = (cents: Cents, cafeId: string) => (cents * (100 + percentAt(cafeId))) / 100;

/** A product's price at a cafe: to the next nine cents, as menus have it. */
export const itemPrice = (listCents: Cents, cafeId: string): Cents => Math.ceil((raised(listCents, cafeId) + 1) / 10) * 10 - 1;

/** What an ingredient, or the difference between two, costs at a cafe: to five cents, and nothing stays nothing. */
export const extraPrice = (listCents: Cents, cafeId: string): Cents => Math.round(raised(listCents, cafeId) / 5) * 5 + 0;
