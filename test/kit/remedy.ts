import { expect, onTestFinished, vi } from 'vitest';
import { waitFor } from 'xstate';
import { must } from '#domain/must.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { remedyScreen } from '#machines/remedy/remedy.screen.ts';
import type { RemedyInput } from '#machines/remedy/remedy.types.ts';
import { memoryStorage } from '#sandbox/world/core/store.ts';
import { openSession } from '#sandbox/world/people/session.ts';
import type { World } from '#sandbox/world/world.ts';
import { actors } from '#src/app/actors.ts';
import { memberOf } from '#src/app/session/member-in.ts';
import { startSession } from '#src/app/session/start-session.ts';
import { heldRemedy, newRemedy } from '#src/flows/remedy/held-remedy.ts';
import { openedApp } from './live.ts';
import { patIn } from './pat.ts';
import { running } from './running.ts';
import { testDependencies } from './test-dependencies.ts';

/** Pat's order of before: a press and a cookie. */
export const usual = { orderId: 'order-p1', number: '412907' };

interface RemedyTabOptions {
  /** Default: true, Pat. */
  readonly isMember?: boolean;
  readonly tabStorage?: ReturnType<typeof memoryStorage>;
  /** Dollars that each created offer is said to be worth. Default: what the server says. */
  readonly offerWorth?: number;
}

/** A tab of Pat, or of a guest. */
export async function openRemedyTab(world: World, { isMember = true, tabStorage = memoryStorage(), offerWorth }: RemedyTabOptions = {}) {
  const plain = testDependencies(world);
  if (isMember) plain.tokenCookie.keep(openSession(world, patIn(world)).token, null);
  const calls: { name: string; query: unknown; body: unknown; isAnswered: boolean }[] = [];
  const call: typeof plain.call = async (described, asked) => {
    const { query, body } = asked as { query?: unknown; body?: unknown };
    const made = { name: described.name, query, body, isAnswered: false };
    calls.push(made);
    const answer = await plain.call(described, asked);
    made.isAnswered = true;
    return offerWorth !== undefined && described.name === 'remedy.create'
      ? Object.assign(answer as object, { remedyValue: offerWorth })
      : answer;
  };
  const report = vi.fn<typeof plain.report>();
  const { app } = await openedApp({ ...plain, call, tabStorage, report }, { order: null, previous: null, hasToken: isMember });
  onTestFinished(() => void app.stop());
  expect((await memberOf(startSession(app)))?.customerId).toBe(isMember ? patIn(world).customerId : undefined);
  return {
    app,
    tabStorage,
    report,
    calls: (name: string) => calls.filter((made) => made.name === name),
    ask(asked: Pick<RemedyInput, 'orderId' | 'number'> | RemedyInput) {
      const input = 'layout' in asked ? asked : newRemedy(asked, { warmUx: false });
      heldRemedy(tabStorage).hold(input);
      app.send({ type: 'flow.opened', name: 'remedy', input });
    },
    async is(kind: string) {
      const actor = await running(app.getSnapshot().children.remedy);
      await waitFor(actor, (snapshot) => remedyScreen(snapshot).kind === kind);
      return actor;
    },
    screen: () => remedyScreen(must(runningActor(app.getSnapshot().children.remedy), 'remedy').getSnapshot()),
    isOver: () => vi.waitFor(() => expect(runningActor(app.getSnapshot().children.remedy)).toBeNull()),
    notice: () => actors(app).notices.getSnapshot().context.notice,
  };
}
type RemedyTab = Awaited<ReturnType<typeof openRemedyTab>>;

/** Says that the press was missing, and is before the remedies. */
export async function sayMissing(tab: RemedyTab) {
  const actor = await tab.is('items');
  actor.send({ type: 'item.toggled', lineItemId: '1' });
  actor.send({ type: 'reason.picked', lineItemId: '1', groupId: 'missing' });
  actor.send({ type: 'remedies.requested' });
  return tab.is('remedies');
}
