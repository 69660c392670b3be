import { randomId } from '#src/api/random-id.ts';
import type { Services } from '#src/app/services.ts';

type Of = Pick<Services, 'actors'>;

const presses = new WeakMap<Services['actors'], Map<string, Promise<void>>>();

/** Returns the presses of Add of this page, whose lines it adds by itself; each settles once its line is in the queue of the cart, or is refused. */
export function pressesOf({ actors }: Of): Map<string, Promise<void>> {
  const known = presses.get(actors) ?? new Map<string, Promise<void>>();
  presses.set(actors, known);
  return known;
}

/** Adds by a press that something is asked of first, and is one from its task on; what it adds with comes after it. */
export async function addOnceAsked(of: Of, ask: () => Promise<boolean>, add: () => Promise<void>): Promise<void> {
  const press = randomId();
  let added: Promise<void> | undefined;
  const asked = ask().then((isWanted) => void (added = isWanted ? add() : undefined));
  pressesOf(of).set(press, asked);
  await asked.finally(() => pressesOf(of).delete(press));
  await added;
}

/** Waits for every press, and for those that come meanwhile. */
export async function pressesSettled(of: Of): Promise<void> {
  // What is added to the map during the walk is met by it.
  for (const press of pressesOf(of).values()) await press.catch(() => undefined);
}
