import * as v from 'valibot';
import type { CartChange, ExcludedLine } from '#domain/cart/line.ts';
import type { PendingChange } from '#domain/cart/pending.ts';
import { LineSchema } from '#src/flows/kit/line.schema.ts';
import { changesKey, LOADS_KEY } from './load-keys.ts';

const sequenceNum = v.number();
const Change: v.GenericSchema<unknown, CartChange> = v.union([
  v.object({ kind: v.literal('add'), line: LineSchema, press: v.exactOptional(v.string()) }),
  v.object({ kind: v.literal('modify'), cartId: v.optional(v.nullable(v.string()), null), sequenceNum, line: LineSchema }),
  v.object({ kind: v.literal('remove'), sequenceNum, others: v.exactOptional(v.array(sequenceNum)) }),
  v.object({ kind: v.literal('quantity'), sequenceNum, by: v.number() }),
]);
const Excluded: v.GenericSchema<unknown, ExcludedLine> = v.object({
  line: LineSchema,
  reasonCode: v.string(),
  orderKey: v.optional(v.string(), ''),
});
const Limit = v.object({ cartId: v.string(), key: v.string(), name: v.nullable(v.string()), maximum: v.number() });
const Known = v.object({
  sequenceNum,
  itemId: v.string(),
  quantity: v.number(),
  key: v.string(),
  changeId: v.nullable(v.string()),
});

/** What a page load has not had an answer for yet. */
export const LoadSchema = v.object({
  /** The page load. */
  tab: v.string(),
  /** Time of the last write, in milliseconds. */
  at: v.number(),
  queue: v.array(v.object({ id: v.nullable(v.string()), change: Change, isSent: v.boolean() })),
  excluded: v.optional(v.array(Excluded), []),
  /** Exceeded limits that the guest has not seen, each with the cart that it is of. */
  limits: v.optional(v.array(Limit), []),
  /** The lines of the cart before each change that was requested. */
  lines: v.record(v.string(), v.nullable(v.array(Known))),
  setUp: v.nullable(v.object({ id: v.string(), key: v.string() })),
});
export type Load = v.InferOutput<typeof LoadSchema>;

type Readable = Pick<Storage, 'getItem'>;

/** The page loads of this tab, the first one first. */
export const loadsOfTab = (tabStorage: Readable): readonly string[] => tabStorage.getItem(LOADS_KEY)?.split(',') ?? [];

/** Returns the changes that page loads of this tab have left without an answer. */
export const leftChanges = ({
  sharedStorage,
  tabStorage,
}: Readonly<Record<'sharedStorage' | 'tabStorage', Readable>>): readonly PendingChange[] =>
  loadsOfTab(tabStorage).flatMap((load) => {
    const left = v.safeParse(v.pipe(v.string(), v.parseJson(), LoadSchema), sharedStorage.getItem(changesKey(load)));
    return left.success ? left.output.queue : [];
  });
