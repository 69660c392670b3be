import { formatPhone } from '#domain/phone/format.ts';
import { noticeOf } from '#domain/notice/notice.ts';
import { remedyMachine } from '#machines/remedy/remedy.machine.ts';
import type { RemedyOutput } from '#machines/remedy/remedy.types.ts';
import type { HandlersOf } from '#src/app/effects.ts';
import type { Services } from '#src/app/services.ts';
import { memberOf } from '#src/app/session/member-in.ts';
import '#src/text/lazy/remedy.ts';
import { text } from '#src/text/text.ts';
import { heldRemedy } from './held-remedy.ts';
import { remedyPorts } from './remedy.ports.ts';

/** The machine with its ports. What is chosen is held in this tab until it ends. */
export function createLogic(services: Services) {
  const { actors, config, vault } = services;
  const isMember = () => vault.accessToken() !== null;
  /** Who the member is, where that can be known: the server knows it by the session. */
  async function customerId() {
    try {
      return (await memberOf(actors.session))?.customerId ?? null;
    } catch {
      return null;
    }
  }
  return remedyMachine.provide({
    actors: remedyPorts({ ...services, isMember, customerId, minutesBefore: config.remedyMinutesBefore }),
  });
}

export const on: HandlersOf<typeof remedyMachine> = {
  'selection.changed': ({ held }, { tabStorage }) => heldRemedy(tabStorage).hold(held),
  'remedy.settled': (_, { tabStorage }) => heldRemedy(tabStorage).clear(),
};

/** It is forgotten. Where it was too early, a snackbar says so, and whom to call about it now (REMEDY-10). */
export function onEnd(end: RemedyOutput, { send, tabStorage }: Services): void {
  heldRemedy(tabStorage).clear();
  if (end.kind !== 'tooEarly') return;
  const orCall = end.phone === '' ? '' : text('remedy.snackbar.orCall', { phone: formatPhone(end.phone) });
  send({ type: 'notice.shown', notice: noticeOf('error', 'remedy.snackbar.mainText', { values: { orCall } }) });
}
