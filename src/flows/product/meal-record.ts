import type { MealStart } from '#machines/product/product.types.ts';

/** As all that a flow has stored (`flowKey`), sign-out removes both (SESSION-07). */
const DECLINED_KEY = 'flow.product.mealDeclined';
/** Key under which a product that becomes a combo is stored in this tab. */
export const MEAL_START_KEY = 'flow.product.meal';

type TabStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Returns whether the guest of this tab wants no meals: none is offered again (FLAGS-09). */
export const wasMealDeclined = (storage: TabStorage): boolean => storage.getItem(DECLINED_KEY) !== null;

export const rememberMealDeclined = (storage: TabStorage): void => storage.setItem(DECLINED_KEY, 'true');

/** Stores the product that becomes the first part of the combo of an address, as the guest has made it; a reload finds it. */
export const writeMealStart = (storage: TabStorage, hash: string, product: MealStart): void =>
  storage.setItem(MEAL_START_KEY, JSON.stringify({ hash, ...product }));
