import { QueryClient } from '@tanstack/react-query';
import { fc } from '#test/kit/fast-check.ts';
import { describe, expect, it } from 'vitest';
import { defaultConfig } from '#domain/config/config.ts';
import { choicesPrice, choose, ingredientsOf, isGroupFull, isOneTooMany, type Choices, type OptionGroup } from '#domain/product/choices.ts';
import { createClient } from '#src/api/client.ts';
import { optionsOf } from '#src/api/product.ts';
import { createVault } from '#src/api/vault.ts';
import { customize } from '#sandbox/world/cart/customized.ts';
import { placards } from '#sandbox/world/menu/catalog.ts';
import { groupsOf } from '#sandbox/world/menu/customizations.ts';
import { openSandbox } from '#test/kit/sandbox.ts';

openSandbox();
const call = createClient({
  baseUrl: 'http://bakery.test/api',
  headers: defaultConfig.headers,
  vault: createVault(),
  traceId: 'trace-1',
});
const cafeId = '203';
const MOST = 5;

/** One in twelve is enough: products differ by which of the few kinds of group they have. */
const richest = [...placards.values()].filter((placard) => groupsOf(placard, cafeId).length >= 2).filter((_, index) => index % 12 === 0);

/** Any steps that a guest can take, refused ones left out as the chart does. */
const choicesOf = (groups: readonly OptionGroup[]) =>
  fc
    .array(
      fc
        .constantFrom(...groups)
        .chain((group) =>
          fc
            .constantFrom(...group.options)
            .chain((option) => fc.tuple(fc.constant(group), fc.constant(option), fc.constantFrom(...option.portions))),
        ),
      { maxLength: 8 },
    )
    .map((steps) =>
      steps.reduce<Choices>((choices, [group, option, portion]) => {
        const isAnother = portion !== 'No' && choices[option.itemId] === undefined;
        const next = choose(choices, group, option.itemId, portion);
        return (isAnother && isGroupFull(group, choices)) || isOneTooMany(groups, choices, next, MOST) ? choices : next;
      }, {}),
    );

describe('a product that was made one’s own', () => {
  it.each(richest.map((placard) => [placard.name, placard] as const))(
    '%s: the kitchen makes it, for the price that was shown (PRODUCT-03 to -05)',
    async (_, placard) => {
      const itemId = placard.items[0]?.itemId ?? '';
      const groups = await new QueryClient().fetchQuery(optionsOf(call, cafeId, itemId));
      fc.assert(
        fc.property(choicesOf(groups), (choices) => {
          const asked = ingredientsOf(groups, choices).map(({ originalItemId, ...ingredient }) => ({
            ...ingredient,
            ...(originalItemId !== null && { originalItemId }),
          }));
          const made = customize(
            groupsOf(placard, cafeId),
            {
              addedIngredients: asked.filter(({ custType }) => custType !== 'REMOVED'),
              removedIngredients: asked.filter(({ custType }) => custType === 'REMOVED'),
            },
            MOST,
          );
          expect(made?.cents).toBe(choicesPrice(groups, choices));
        }),
      );
    },
  );
});
