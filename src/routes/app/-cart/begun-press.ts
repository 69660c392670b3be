import { waitFor, type SnapshotFrom } from 'xstate';
import { isPending, runningActor } from '#machines/kit/lazy.ts';
import type { RouterContext } from '#src/app/router-context.ts';

/** The actor of a press, found as it appears: one whose price is known at once has ended, and is gone, a moment later. Undefined: its code did not come. */
export async function begunPress(adding: RouterContext['actors']['adding'], press: string) {
  const isFailed = (now: SnapshotFrom<typeof adding>) => isPending(now) && now.code === 'failed';
  const find = () => runningActor(adding)?.getSnapshot().children[`press.${press}`];
  let pressed = find();
  if (pressed === undefined) await waitFor(adding, (now) => (pressed ??= find()) !== undefined || isFailed(now)).catch(() => null);
  return pressed;
}
