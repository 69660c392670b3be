import { createElement } from 'react';
import { must } from '#domain/must.ts';
import { runningActor } from '#machines/kit/lazy.ts';
import { remedyScreen } from '#machines/remedy/remedy.screen.ts';
import { newRemedy } from '#src/flows/remedy/held-remedy.ts';
import { RemedyView } from '#src/flows/remedy/RemedyView.tsx';
import { openSession } from '#sandbox/world/people/session.ts';
import type { World } from '#sandbox/world/world.ts';
import { running } from '#test/kit/running.ts';
import { waitFor } from 'xstate';
import { nameOf, openSite } from '../site.ts';
import type { OpenStage, Stage } from '../stage.ts';

/** The order that Pat had last, and help with it. */
async function openHelp(world: World) {
  const site = await openSite(world, { order: null, previous: null });
  const pat = must(world.people.byEmail('pat@example.com'), 'pat');
  site.context.vault.keepAccessToken(openSession(world, pat).token);
  const flow = () => must(runningActor(site.app.getSnapshot().children.remedy), 'remedy');
  async function ask() {
    const input = newRemedy({ orderId: 'order-p1', number: '412907' }, { warmUx: false });
    site.app.send({ type: 'flow.opened', name: 'remedy', input });
    await running(site.app.getSnapshot().children.remedy);
  }
  const retry = () => flow().send({ type: 'remedy.retried' });
  const stage: Omit<Stage, 'act'> = {
    site: () => site,
    state: () => nameOf(flow()),
    page: () =>
      createElement(RemedyView, { screen: remedyScreen(flow().getSnapshot()), send: flow().send, supportUrl: '/help', feedbackUrl: null }),
    ways: {
      'remedy.none.retry': retry,
      'remedy.none.check': retry,
      'remedy.interrupted.retry': retry,
      'remedy.take.refund': () => flow().send({ type: 'remedy.accepted' }),
      // The device calls; the page stays.
      'remedy.none.call': () => {},
    },
  };
  return { stage, ask, flow };
}

/** A member asks for help. */
export const askingForHelp: OpenStage = async (world) => {
  const { stage, ask } = await openHelp(world);
  return { ...stage, act: ask };
};

/** A member has said that an item was missing, and takes the refund. */
export const takingRemedy: OpenStage = async (world) => {
  const { stage, ask, flow } = await openHelp(world);
  await ask();
  await waitFor(flow(), (snapshot) => snapshot.matches({ choosing: 'items' }));
  flow().send({ type: 'item.toggled', lineItemId: '1' });
  flow().send({ type: 'reason.picked', lineItemId: '1', groupId: 'missing' });
  flow().send({ type: 'remedies.requested' });
  return { ...stage, act: () => flow().send({ type: 'remedy.accepted' }) };
};

/** Nothing of what is offered helps a member. */
export const sayingNone: OpenStage = async (world) => {
  const { stage, ask, flow } = await openHelp(world);
  await ask();
  await waitFor(flow(), (snapshot) => snapshot.matches({ choosing: 'items' }));
  return { ...stage, act: () => flow().send({ type: 'none.chosen' }) };
};
