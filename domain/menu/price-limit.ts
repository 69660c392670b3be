import { cardPrice } from './card-price.ts';
import type { MenuPlacard } from './menu.ts';

/** Dollars with a sign or a name: "$8", "8.50 dollars". */
const AMOUNT = String.raw`(?:\$\s*(\d{1,4}(?:\.\d{1,2})?)(?:\s*(?:dollars?|bucks?)\b)?|(\d{1,4}(?:\.\d{1,2})?)\s*(?:\$|(?:dollars?|bucks?|usd)\b))`;
const LEAST_OF_TWO = String.raw`(?:\$\s*)?(\d{1,4}(?:\.\d{1,2})?)(?:\s*(?:dollars?|bucks?)\b)?`;
/** As "between $5 and $8", "$5 to $8" or "5-8 dollars". */
const BETWEEN = new RegExp(
  String.raw`(?:between|from)?\s*${LEAST_OF_TWO}\s*(?:and|to|-|–)\s*${AMOUNT}|(?:between|from)?\s*${AMOUNT}\s*(?:and|to|-|–)\s*(\d{1,4}(?:\.\d{1,2})?)`,
  'iu',
);
/** As "over $8", "more than 8 dollars": the amount itself is too little. */
const ABOVE = new RegExp(String.raw`(?:over|above|(?<!no )more than|>)\s*${AMOUNT}`, 'iu');
/** As "at least $8" or "$8 or more". */
const FROM = new RegExp(String.raw`at least\s*${AMOUNT}|${AMOUNT}\s*(?:or (?:more|above|over)\b|\+)`, 'iu');
/** As "under $8", "less than 8 dollars": the amount itself is too much. */
const BELOW = new RegExp(String.raw`(?:under|below|less than|fewer than|cheaper than|<)\s*${AMOUNT}`, 'iu');
/** As "up to $8", "$8 or less" or "$8". */
const UP_TO = new RegExp(
  String.raw`(?:up to|at most|no more than|max(?:imum)?|for)?\s*${AMOUNT}(?:\s*(?:or (?:less|under|below)|max(?:imum)?)\b)?`,
  'iu',
);

/** What a search asks for by price, in cents, and the rest of what was typed. */
interface Priced {
  /** Both included; the most is `Infinity` where no limit was asked for. Null: no price was asked for. */
  readonly prices: readonly [least: number, most: number] | null;
  readonly rest: string;
}

/** Returns the prices that were asked for in dollars ("under $8", "$5 to $8"), and the rest of what was typed. A number without its unit is no price. */
export function pricesIn(typed: string): Priced {
  const both = amountsIn(typed, BETWEEN);
  if (both !== null) return { prices: [Math.min(...both.amounts), Math.max(...both.amounts)], rest: both.rest };
  const least = limitIn(typed, ABOVE, 1) ?? limitIn(typed, FROM, 0);
  const left = least?.rest ?? typed;
  const most = limitIn(left, BELOW, -1) ?? limitIn(left, UP_TO, 0);
  if (least === null && most === null) return { prices: null, rest: typed };
  return { prices: [least?.cents ?? 0, most?.cents ?? Infinity], rest: most?.rest ?? left };
}

/** The first such amounts, in cents, and the rest. */
function amountsIn(typed: string, form: RegExp) {
  const [found, ...dollars] = form.exec(typed) ?? [];
  if (found === undefined) return null;
  return {
    amounts: dollars.flatMap((amount) => (amount === undefined ? [] : Math.round(Number(amount) * 100))),
    rest: typed.replace(found, ' '),
  };
}

function limitIn(typed: string, form: RegExp, more: number) {
  const found = amountsIn(typed, form);
  return found && { cents: Math.min(...found.amounts) + more, rest: found.rest };
}

/** Returns whether the price that a card says, of a combo its least, is among those that were asked for; null: none were. */
export function isPricedAs(placard: MenuPlacard, asked: Priced['prices']): boolean {
  if (asked === null) return true;
  const [least, most] = asked;
  const { price } = cardPrice({ placard, isPriced: true, addsUsual: true });
  return price >= least && price <= most;
}
