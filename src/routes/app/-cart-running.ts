import { waitFor } from 'xstate';
import { isPending } from '#machines/kit/lazy.ts';
import type { App } from '#src/app/create-app.ts';

/** Resolves once the cart runs: until then this page alone knows what was sent to it. */
export async function cartRunning(app: App): Promise<void> {
  const { cart } = app.getSnapshot().children;
  if (cart) await waitFor(cart, (snapshot) => !isPending(snapshot)).catch(() => undefined);
}
