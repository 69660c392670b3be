import { questionIn } from '#machines/allergens/question-in.ts';
import type { RouterContext } from '#src/app/router-context.ts';

/**
 * Returns whether an item of the menu waits for the guest's word, as it has what they avoid. Without an answer the item would not be ordered, which
 * nothing at the checkout says.
 */
export const isItemAsked = (app: RouterContext['app']): boolean => questionIn(app.getSnapshot().children.allergens) !== null;
