import * as v from 'valibot';
import type { CartLineRequest } from '#domain/cart/line.ts';
import type { PressedLine } from '#domain/cart/pending.ts';
import { LineSchema } from '#src/flows/kit/line.schema.ts';

type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The key of what the flow stores (`flowKey`): sign-out removes it. */
const KEY = 'flow.cart';
const Held = v.record(v.string(), LineSchema);

/** The lines that were asked for in this tab and that the record of the cart does not have yet, by the press: a full load asks for them anew. */
export function heldLines(storage: KeyValueStorage) {
  function read(): Readonly<Record<string, CartLineRequest>> {
    const held = v.safeParse(v.pipe(v.string(), v.parseJson(), Held), storage.getItem(KEY));
    return held.success ? held.output : {};
  }
  const write = (held: Readonly<Record<string, CartLineRequest>>) =>
    Object.keys(held).length === 0 ? storage.removeItem(KEY) : storage.setItem(KEY, JSON.stringify(held));
  return {
    hold: (press: string, line: CartLineRequest) => write({ ...read(), [press]: line }),
    drop(press: string) {
      const { [press]: _dropped, ...others } = read();
      write(others);
    },
    has: (press: string) => Object.hasOwn(read(), press),
    /** Returns the lines of all presses, in their order. A tab that is duplicated before a line is in the cart has the same press. */
    all: (): readonly PressedLine[] => Object.entries(read()).map(([press, line]) => ({ press, line })),
    /** Returns the lines of all other presses than these, in their order, each with its press, and holds them no more. */
    take(own: Pick<ReadonlySet<string>, 'has'>): readonly PressedLine[] {
      const held = Object.entries(read());
      write(Object.fromEntries(held.filter(([press]) => own.has(press))));
      return held.flatMap(([press, line]) => (own.has(press) ? [] : { press, line }));
    },
  };
}
