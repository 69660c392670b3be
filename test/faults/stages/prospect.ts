import { createElement, Fragment } from 'react';
import { must } from '#domain/must.ts';
import { isPending, runningActor } from '#machines/kit/lazy.ts';
import { prospectScreen } from '#machines/prospect/prospect.screen.ts';
import type { ProspectInput } from '#machines/prospect/prospect.types.ts';
import { NewsOffer } from '#src/flows/prospect/NewsOffer.tsx';
import { ProspectView } from '#src/flows/prospect/ProspectView.tsx';
import { JoinRow } from '#src/pages/confirmation/JoinRow.tsx';
import type { World } from '#sandbox/world/world.ts';
import { running } from '#test/kit/running.ts';
import { waitFor } from 'xstate';
import { nameOf, openSite } from '../site.ts';
import type { OpenStage, Stage } from '../stage.ts';

const ignore = () => {};

async function openProspect(world: World) {
  const site = await openSite(world, { order: null, previous: null });
  const flow = () => must(runningActor(site.app.getSnapshot().children.prospect), 'prospect');
  async function open(input: ProspectInput) {
    site.app.send({ type: 'flow.opened', name: 'prospect', input });
    await running(site.app.getSnapshot().children.prospect);
  }
  const read = () => flow().send({ type: 'reading.requested' });
  const create = () => flow().send({ type: 'creation.requested' });
  const isSaving = () => ['choosing.failed', 'choosing.offline'].includes(nameOf(flow()));
  const retry = () =>
    isSaving() ? flow().send({ type: 'opt.submitted', optType: 'NONE' }) : nameOf(flow()) === 'unread' ? read() : create();
  const stage: Omit<Stage, 'act'> = {
    site: () => site,
    state: () => {
      const actor = site.app.getSnapshot().children.prospect;
      if (actor === undefined) return 'ended';
      return isPending(actor.getSnapshot()) ? 'pending' : nameOf(flow());
    },
    page: () => {
      const actor = runningActor(site.app.getSnapshot().children.prospect);
      const screen = actor && prospectScreen(actor.getSnapshot());
      if (actor && screen && screen.kind !== 'notCreated') return createElement(ProspectView, { screen, send: actor.send, onJoin: null });
      const state = screen === null ? 'listed' : 'notCreated';
      return createElement(
        Fragment,
        null,
        createElement(NewsOffer, { state, email: 'ana@example.com', onRequest: create }),
        createElement(JoinRow, { onJoin: ignore }),
      );
    },
    ways: { 'prospect.retry': retry, 'prospect.stop.retry': retry, 'confirmation.join.button': ignore },
  };
  const openLink = () => open({ from: 'link', tokenId: site.context.vault.keep('news-omar') });
  const askForNews = (phoneNumber: string) => open({ from: 'order', emailAddress: 'ana@example.com', phoneNumber });
  return { stage, flow, openLink, askForNews };
}

/** Opens the link of an email. */
export const openingLink: OpenStage = async (world) => {
  const { stage, openLink } = await openProspect(world);
  return { ...stage, act: openLink };
};

/** Stops all subscriptions. */
export const stoppingNews: OpenStage = async (world) => {
  const { stage, flow, openLink } = await openProspect(world);
  await openLink();
  await waitFor(flow(), (snapshot) => snapshot.matches('choosing'));
  return { ...stage, act: () => flow().send({ type: 'opt.submitted', optType: 'NONE' }) };
};

/** An unknown guest subscribes to news. */
export const askingForNews: OpenStage = async (world) => {
  const { stage, askForNews } = await openProspect(world);
  return { ...stage, act: () => askForNews('') };
};

/** A guest wants news, whose phone gets texts already. */
export const askingForNewsToo: OpenStage = async (world) => {
  world.prospects.put({ token: 'news-texts', emailAddress: null, phoneNumber: '2175550199', optType: 'SMS', isExpired: false });
  const { stage, askForNews } = await openProspect(world);
  return { ...stage, act: () => askForNews('2175550199') };
};
