import * as v from 'valibot';
import type { CartChange, CartLineRequest, ExcludedLine } from '#domain/cart/line.ts';
import type { PendingChange } from '#domain/cart/pending.ts';
import { LineSchema } from '#src/flows/kit/line.schema.ts';
import { changesKey } from './shared-cart.ts';
import { readValue } from './shared-values.ts';
import type { KeyValueStorage } from './storage.ts';

/** Storage key of the page loads of this tab that may have left changes: the last one, and those before it until it has taken theirs over. */
export const LOADS_KEY = 'tab';

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

/** The page loads of this tab, the first one first. */
export const loadsOfTab = (tabStorage: Pick<KeyValueStorage, 'getItem'>): readonly string[] =>
  tabStorage.getItem(LOADS_KEY)?.split(',') ?? [];

/** A line that was asked for by a press. */
export interface PressedLine {
  /** Id of the press. */
  readonly press: string;
  readonly line: CartLineRequest;
}

/** Returns the lines of presses in changes that have no answer. */
export const pressedIn = (queue: readonly PendingChange[]): readonly PressedLine[] =>
  queue.flatMap(({ change }) => (change.kind === 'add' && change.press !== undefined ? { press: change.press, line: change.line } : []));

/** Returns the lines of presses that page loads of this tab have left without an answer. */
export const leftPresses = ({ sharedStorage, tabStorage }: Readonly<Record<'sharedStorage' | 'tabStorage', KeyValueStorage>>) =>
  loadsOfTab(tabStorage).flatMap((load) => pressedIn(readValue(sharedStorage, changesKey(load), LoadSchema)?.queue ?? []));
