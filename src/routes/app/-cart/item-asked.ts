import type { AllergensInput } from '#machines/allergens/allergens.types.ts';
import { isPending } from '#machines/kit/lazy.ts';
import type { RouterContext } from '#src/app/router-context.ts';

/**
 * Returns whether an item of the menu waits for the guest's word, as it has what they avoid: the question stands on the menu. Without an answer the
 * item would not be ordered, which nothing at the checkout says.
 */
export function isItemAsked(app: RouterContext['app']): boolean {
  const asked = app.getSnapshot().children.allergens?.getSnapshot();
  if (asked?.status !== 'active') return false;
  return isPending(asked) ? asked.code !== 'failed' && (asked.input as AllergensInput).question !== null : asked.context.question !== null;
}
