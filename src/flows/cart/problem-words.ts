import { limitOf } from '#domain/cart/limit.ts';
import { LINE_GONE, type CartProblem } from '#domain/cart/line.ts';
import '#src/text/lazy/cart.ts';
import '#src/text/lazy/cart-trouble.ts';
import { text } from '#src/text/text.ts';

/** Why something was not taken as asked. `amountKey`: of the limit on what another company delivers; left out where no limit is among the problems. */
export function problemWords(problem: CartProblem, amountKey = ''): string {
  const { key, name, maximum } = problem;
  const limit = limitOf(problem, amountKey);
  if (limit === 'amount') return text('cart.problem.thirdParty', { maximum: maximum ?? 0 });
  if (limit === 'item') return text('cart.problem.limit', { name: name ?? '', maximum: maximum ?? 0 });
  if (key === LINE_GONE) return text('cart.problem.gone', { name: name ?? text('cart.thisItem') });
  return text('cart.problem.other', { name: name ?? '' });
}
