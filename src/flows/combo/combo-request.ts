import type { AwaitedLine } from '#domain/cart/awaited-line.ts';
import type { OrderCustomer } from '#domain/cart/create.ts';
import { choicesOf } from '#domain/combo/choices.ts';
import { withExtras } from '#domain/combo/extras.ts';
import { noPicks, picked, withAllergens, type ComboPick, type ComboPicks } from '#domain/combo/picks.ts';
import { comboPlacesOf, pickOf, picksOf, type ComboPlaces } from '#domain/combo/places.ts';
import { categoryOf } from '#domain/menu/category.ts';
import type { Menu, MenuPlacard } from '#domain/menu/menu.ts';
import { preparedForNew } from '#domain/product/prepared-for.ts';
import type { FlowRequest } from '#machines/app/openable-flows.ts';
import type { OptionGroup } from '#domain/product/choices.ts';
import { isSameValue } from '#domain/same-value.ts';
import type { MealStart } from '#machines/product/product.types.ts';
import { mealStartFor } from './meal-start.ts';

type ComboRequest = Extract<FlowRequest, { name: 'combo' }>;

interface Beginning {
  /** The line of the cart that is changed, as the guest has asked for it by now; null: it is a new one. */
  readonly edited: (AwaitedLine & { readonly cartId: string }) | null;
  /** The item that becomes its first part; null: none does. */
  readonly pick: string | null;
  /** Has how the guest has made that item. */
  readonly tabStorage: Pick<Storage, 'getItem'>;
  /** The member who orders; empty for a guest. */
  readonly orderCustomer: () => Promise<OrderCustomer>;
  /** Resolves with what may be chosen of a part, by the id of its customizations; null where that does not come. */
  readonly groupsOf: (customizationsId: string) => Promise<readonly OptionGroup[] | null>;
}

/** Returns what the flow of a combo begins with, for a new line or for one of the cart; null where it cannot be put together here. */
export async function comboRequest(
  menu: Menu,
  placard: MenuPlacard,
  input: Omit<ComboRequest['input'], 'hasSide' | 'line' | 'begun' | 'comboCategory' | 'preparedFor'>,
  { edited, pick, tabStorage, orderCustomer, groupsOf }: Beginning,
): Promise<ComboRequest | null> {
  const places = comboPlacesOf(placard);
  if (places === null) return null;
  const isConverted = edited !== null && edited.itemId !== input.itemId;
  const made = pick === null ? null : mealStartFor(tabStorage, placard.hash, pick);
  const startPicks = pick === null ? null : startOf(menu, places, pick, made, made?.side ?? edited?.children.find(({ isSide }) => isSide));
  const own = made ?? edited;
  const begun = startPicks && {
    picks: startPicks,
    quantity: own?.quantity ?? 1,
    msgKitchen: own?.msgKitchen ?? '',
    msgPreparedFor: own?.msgPreparedFor ?? '',
  };
  const onTray = edited && picksOf(menu, places, edited.children, edited.allergens);
  const line = edited && {
    action: isConverted ? ('convert' as const) : ('modify' as const),
    cartId: edited.cartId,
    sequenceNum: edited.sequenceNum,
    duplicateSequenceNums: edited.duplicateSequenceNums ?? [],
    quantity: edited.quantity,
    picks: await pricedPicks(onTray ?? noPicks, edited.children, groupsOf),
    msgKitchen: edited.msgKitchen,
    msgPreparedFor: edited.msgPreparedFor,
    ...(isConverted && begun),
  };
  const comboCategory = categoryOf(menu, placard)?.catId ?? null;
  return {
    name: 'combo',
    input: {
      ...input,
      preparedFor: await orderCustomer().then(preparedForNew, () => ''),
      hasSide: places.side !== null,
      comboCategory,
      begun: edited === null ? begun : null,
      line,
    },
  };
}

/**
 * The tray with what the changes to its parts add where the server has not priced them, as those of a change that waits. What does not come adds
 * nothing until the server has priced the tray.
 */
async function pricedPicks(picks: ComboPicks, children: AwaitedLine['children'], groupsOf: Beginning['groupsOf']): Promise<ComboPicks> {
  const isPriced = ({ itemId, ingredients }: ComboPick) =>
    ingredients.length === 0 ||
    children.some((child) => child.price !== undefined && child.itemId === itemId && isSameValue(child.ingredients, ingredients));
  const priced = picked(picks).map(async ([place, pick]) => {
    const { customizationsId } = pick;
    if (customizationsId === null || isPriced(pick)) return [place, pick] as const;
    const groups = await groupsOf(customizationsId);
    return [place, groups === null ? pick : withExtras(pick, groups)] as const;
  });
  return { ...picks, ...Object.fromEntries(await Promise.all(priced)) };
}

/** The tray with the product as its first part, and its side where the combo takes it; null where the menu has it not, or not for that place. */
function startOf(
  menu: Menu,
  { pick1, side }: ComboPlaces,
  itemId: string,
  made: MealStart | null,
  ownSide: { readonly itemId: string } | undefined,
): ComboPicks | null {
  const choice = choicesOf(menu, pick1).find(({ item }) => item.itemId === itemId);
  if (!choice) return null;
  const { ingredients = [], extra = 0, extraCalories = 0, allergens = [] } = made ?? {};
  const kept = side && choicesOf(menu, side).find(({ item }) => item.itemId === ownSide?.itemId);
  const first = withAllergens({ ...pickOf(choice), ingredients, extra, extraCalories }, allergens);
  return { ...noPicks, side: kept ? pickOf(kept) : null, pick1: first };
}
