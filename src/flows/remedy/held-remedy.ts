import * as v from 'valibot';
import type { Features } from '#domain/app/features.ts';
import { layoutOf } from '#domain/remedy/gate.ts';
import type { RemedyInput } from '#machines/remedy/remedy.types.ts';

type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The key of what the flow stores (`flowKey`): sign-out removes it. */
const KEY = 'flow.remedy';
const Selection: v.GenericSchema<unknown, RemedyInput['selection']> = v.nullable(
  v.object({
    reasons: v.record(v.string(), v.nullable(v.string())),
    wholeOrder: v.nullable(v.string()),
    optionId: v.nullable(v.string()),
  }),
);
const Held: v.GenericSchema<unknown, RemedyInput> = v.object({
  orderId: v.string(),
  number: v.string(),
  layout: v.picklist(['drawer', 'overlay']),
  selection: Selection,
  offer: v.nullable(v.object({ offerId: v.string(), value: v.pipe(v.number(), v.safeInteger()) })),
});

/** The order that this tab is having made right, with what was chosen, until that is done or given up: a reload asks anew. */
export const heldRemedy = (storage: KeyValueStorage) => ({
  /** Null: none is held. */
  read(): RemedyInput | null {
    const held = v.safeParse(v.pipe(v.string(), v.parseJson(), Held), storage.getItem(KEY));
    return held.success ? held.output : null;
  },
  hold: (remedy: RemedyInput) => storage.setItem(KEY, JSON.stringify(remedy)),
  clear: () => storage.removeItem(KEY),
});

/** Returns what help with an order begins with. */
export const newRemedy = (
  { orderId, number }: Pick<RemedyInput, 'orderId' | 'number'>,
  features: Pick<Features, 'warmUx'>,
): RemedyInput => ({
  orderId,
  number,
  layout: layoutOf(features),
  selection: null,
  offer: null,
});
