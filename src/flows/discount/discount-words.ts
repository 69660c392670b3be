import type { DiscountTrouble } from '#machines/discount/discount.screen.ts';
import '#src/text/lazy/discount.ts';
import { reasonText, text } from '#src/text/text.ts';

/** Why a code or reward is not on the order; of a code the server's own words where there are any for its reason (ERRORS-06). */
export function troubleWords({ code, name, problem, reasonCode }: DiscountTrouble): string {
  if (name !== null && problem === 'code') return text('discount.trouble.reward', { code: name });
  const values = { code: name ?? code };
  return reasonText(reasonCode, values) ?? text(`discount.trouble.${problem ?? 'unsent'}`, values);
}
