import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { quantityRulesPath } from './public-paths.ts';
import { CafeDate, Id } from './wire.ts';

/** How many of some items one order may have, by days ahead; both ends of every range count (QTY-01, AMB-07). */
export const QuantityRuleset = v.looseObject({
  ruleEffFromDate: CafeDate,
  ruleEffToDate: CafeDate,
  itemIds: v.array(Id),
  dayOffset: v.array(v.looseObject({ fromOffset: v.number(), toOffset: v.number(), qtyLimit: v.number() })),
});

/** C-13: after a failure the client knows no limits; the server still checks them. */
export const quantityRules = endpoint({
  name: 'menu.quantityRules',
  method: 'get',
  path: quantityRulesPath,
  access: 'public',
  answer: v.looseObject({ rulesets: v.array(QuantityRuleset) }),
});

export type QuantityRuleset = v.InferOutput<typeof QuantityRuleset>;
