import { onTestFinished } from 'vitest';
import { waitFor, type ActorRefFrom, type EventFrom, type StateValueFrom } from 'xstate';
import { must } from '#domain/must.ts';
import { cancellationId } from '#domain/tracking/actor-id.ts';
import type { cancellationMachine } from '#machines/cancellation/cancellation.machine.ts';
import { cancellationScreen } from '#machines/cancellation/cancellation.screen.ts';
import { placed } from '#model-tests/samples/tracking.ts';
import { openSession } from '#sandbox/world/people/session.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import type { World } from '#sandbox/world/world.ts';
import { memberOf } from '#src/app/session/member-in.ts';
import { startSession } from '#src/app/session/start-session.ts';
import { openedApp } from './live.ts';
import { patIn } from './pat.ts';
import { running } from './running.ts';
import { testDependencies } from './test-dependencies.ts';

/** 11:30 in Chicago, as the sandbox's clock stands: the kitchen begins at 11:32. */
export const order = { ...placed.pickup, at: '2026-11-20T11:45' };

interface CancelTabOptions {
  readonly sharedStorage?: ReturnType<typeof memoryStorage>;
  /** Default: true. */
  readonly isWatching?: boolean;
  /** Answers of the server to a cancellation are held until it resolves. Default: they are not held. */
  readonly held?: Promise<void>;
}

/** A tab with the page of the order, of a guest or of Pat; `calls` are the cancellations that it has sent. */
export async function openCancelTab(
  world: World,
  who: 'guest' | 'member',
  { sharedStorage = memoryStorage(), isWatching = true, held }: CancelTabOptions = {},
) {
  const isMember = who === 'member';
  const plain = testDependencies(world);
  if (isMember) plain.tokenCookie.keep(openSession(world, patIn(world)).token, null);
  let calls = 0;
  const reads: (boolean | undefined)[] = [];
  const call: typeof plain.call = async (described, asked) => {
    if (described.name === 'order.details') reads.push(asked.isQuiet);
    if (described.name !== 'order.cancel') return plain.call(described, asked);
    calls += 1;
    const answer = await plain.call(described, asked);
    await held;
    return answer;
  };
  const placedBy = { placedCartId: order.cartId, placedCustomerId: isMember ? patIn(world).customerId : null };
  const { app, services } = await openedApp({ ...plain, call, sharedStorage }, { ...placedBy, hasToken: isMember });
  onTestFinished(() => void app.stop());
  if (isMember) await memberOf(startSession(app));
  app.send({ type: 'flow.opened', name: 'activeOrders', input: { isTracked: true } });
  const flow = await running(app.getSnapshot().children.activeOrders);
  await waitFor(flow, (snapshot) => snapshot.matches('known'));
  if (isWatching) flow.send({ type: 'order.watched', order });
  const child = flow.getSnapshot().children[cancellationId(order.orderId)] as ActorRefFrom<typeof cancellationMachine> | undefined;
  const actor = () => must(child, 'cancellation');
  return {
    app,
    flow,
    services,
    sharedStorage,
    calls: () => calls,
    reads: () => reads.length,
    /** Readings of the order whose failure opens a dialog. */
    loudReads: () => reads.filter((isQuiet) => isQuiet !== true).length,
    notice: () => services.actors.notices.getSnapshot().context.notice,
    signOut: () => plain.vault.keepAccessToken(null),
    close: () => void app.stop(),
    screen: () => cancellationScreen(actor().getSnapshot()),
    send: (event: EventFrom<typeof cancellationMachine>) => actor().send(event),
    is: (state: StateValueFrom<typeof cancellationMachine> & string) => waitFor(actor(), (snapshot) => snapshot.matches(state)),
    confirm() {
      actor().send({ type: 'cancel.requested', isMember });
      actor().send({ type: 'cancel.confirmed' });
    },
  };
}
