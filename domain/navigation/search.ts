import * as v from 'valibot';
import { knownDestination } from '../order/destination.ts';
import { isOwnAddress } from './entry.ts';

const Text = v.pipe(v.string(), v.nonEmpty());

/** One parameter: of a name that repeats the first value is read, and a value that the schema refuses counts as absent. */
const param = <Output>(schema: v.GenericSchema<string, Output>) =>
  v.fallback(
    v.optional(
      v.pipe(
        v.union([v.string(), v.array(v.string())]),
        v.transform((given) => (typeof given === 'string' ? given : (given[0] ?? ''))),
        schema,
      ),
    ),
    undefined,
  );

/** Search of the menu: the category that is shown, and the words that are looked for. */
export const MenuSearch = v.object({ section: param(Text), search: param(Text) });

/** Search of the start of an offer: which one (ROUTES-13). */
export const OfferSearch = v.object({ offerId: param(Text) });

/**
 * Search of a product: the cart line to change, by its cart and its sequence number there (COMBO-10, PRODUCT-11); of a combo, the item that it begins
 * with (FLAGS-09).
 */
export const ProductSearch = v.object({ cart: param(Text), line: param(Text), pick: param(Text) });

/**
 * Search of the order setup (QUERY-02, QUERY-10): what it begins with, the question that another answer of may help, the placard that is wanted (AVAIL-06),
 * and the page that follows it.
 */
export const SetupSearch = v.object({
  cafeId: param(Text),
  destination: param(
    v.pipe(
      v.string(),
      v.transform((code) => knownDestination(code) ?? undefined),
    ),
  ),
  groupOrder: param(v.literal('true')),
  step: param(Text),
  item: param(Text),
  returnTo: param(v.pipe(v.string(), v.check(isOwnAddress))),
});
export type SetupSearch = v.InferOutput<typeof SetupSearch>;
