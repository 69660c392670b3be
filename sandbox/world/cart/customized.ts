import type { CartCustomizations, CartIngredient } from '#contract/cart-item.ts';
import type { CustomizationGroup, CustomizationOption } from '#contract/customization.ts';
import { centsFrom, dollarsFrom, type Cents } from '#domain/money/money.ts';

import { sodiumOf } from '../menu/nutrition.ts';

/** What departing from the recipe comes to, or null when the kitchen does not do it. */
export interface Customized {
  readonly customizations: CartCustomizations;
  readonly cents: Cents;
  readonly calories: number;
  readonly sodiumMg: number;
  readonly count: number;
  /** Added ingredients, for the stock. */
  readonly addedIds: readonly string[];
}

interface Found {
  readonly group: CustomizationGroup;
  readonly option: CustomizationOption;
}

function find(groups: readonly CustomizationGroup[], itemId: string): Found | null {
  for (const group of groups) {
    const option = group.options.find((candidate) => candidate.itemId === itemId);
    if (option) return { group, option };
  }
  return null;
}

/** Whether the kitchen can do this one thing. */
function isPossible({ group, option }: Found, { custType, portion = 'Regular', originalItemId }: CartIngredient): boolean {
  switch (custType) {
    case 'REMOVED':
      return group.kind === 'INCLUDED' && option.portions.includes('No');
    case 'SUBSTITUTED':
      return (
        group.kind === 'CHOICE' &&
        !option.isDefault &&
        group.options.some(({ itemId, isDefault }) => isDefault && itemId === originalItemId)
      );
    case 'ADDED':
      return (
        group.kind !== 'CHOICE' &&
        portion !== 'No' &&
        option.portions.includes(portion) &&
        !(group.kind === 'INCLUDED' && portion === 'Regular')
      );
  }
}

function centsOf({ group, option }: Found, { custType, portion }: CartIngredient): Cents {
  if (custType === 'REMOVED') return 0;
  const once = group.kind === 'INCLUDED' ? 0 : centsFrom(option.price);
  return portion === 'Extra' ? once + centsFrom(option.extraPrice) : once;
}

const share = { Extra: 1, Regular: 0, Light: -0.5, No: -1 } as const;

/** What a change adds of something that each option has so much of: calories, sodium. */
function addedOf({ group, option }: Found, { custType, portion = 'Regular' }: CartIngredient, of: (option: CustomizationOption) => number) {
  if (group.kind === 'CHOICE') {
    const usual = group.options.find(({ isDefault }) => isDefault);
    return of(option) - (usual ? of(usual) : 0);
  }
  const change = custType === 'REMOVED' ? share.No : share[portion];
  return Math.round(of(option) * (group.kind === 'ADD' ? 1 + change : change));
}

/**
 * Checks what was asked against what can be asked, and prices it by the cafe's list; prices that were sent are not read.
 * Null: an unknown ingredient, one named twice, more of a group than it allows, or more than `maxAllowed` in all (PRODUCT-05).
 */
export function customize(
  groups: readonly CustomizationGroup[],
  asked: CartCustomizations | undefined,
  maxAllowed: number,
): Customized | null {
  const all = [...(asked?.addedIngredients ?? []), ...(asked?.removedIngredients ?? [])];
  const done: { found: Found; as: CartIngredient }[] = [];
  for (const as of all) {
    const found = find(groups, as.itemId);
    if (!found || !isPossible(found, as) || done.some(({ as: { itemId } }) => itemId === as.itemId)) return null;
    done.push({ found, as });
  }
  const isOverGroup = groups.some(({ groupId, max }) => done.filter(({ found }) => found.group.groupId === groupId).length > max);
  if (isOverGroup || all.length > maxAllowed) return null;

  const priced = done.map(({ found, as }) => ({
    ...as,
    name: found.option.name,
    price: dollarsFrom(centsOf(found, as)),
  }));
  return {
    customizations: {
      addedIngredients: priced.filter(({ custType }) => custType !== 'REMOVED'),
      removedIngredients: priced.filter(({ custType }) => custType === 'REMOVED'),
    },
    cents: done.reduce((sum, { found, as }) => sum + centsOf(found, as), 0),
    calories: done.reduce((sum, { found, as }) => sum + addedOf(found, as, ({ calories }) => calories), 0),
    sodiumMg: done.reduce((sum, { found, as }) => sum + addedOf(found, as, sodiumOf), 0),
    count: all.length,
    addedIds: done.filter(({ as }) => as.custType !== 'REMOVED').map(({ as }) => as.itemId),
  };
}
