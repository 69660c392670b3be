import { waitFor } from 'xstate';
import type { Avoidance } from '#domain/menu/allergens.ts';
import { noticeOf } from '#domain/notice/notice.ts';
import { priceValues } from '#domain/pricing/price-change.ts';
import type { AllergensOutput } from '#machines/allergens/allergens.types.ts';
import type { pressMachine } from '#machines/press/press.machine.ts';
import type { AskGuestInput } from '#machines/press/press.types.ts';
import { knownAvoidanceAt } from '#src/api/allergens.ts';
import type { HandlersOf } from '#src/app/effects.ts';
import type { Services } from '#src/app/services.ts';
import { avoidanceNow, isInTabOnly } from '#src/flows/allergens/avoidance-record.ts';
import { limitText } from '#src/flows/kit/limit-text.ts';

/** What follows from the events of a press. */
export const onPress: HandlersOf<typeof pressMachine> = {
  'price.refused': ({ name, news }, { send }) => {
    const key = news === 'late' ? 'menu.priceLate' : 'menu.priceNow';
    send({ type: 'notice.shown', notice: noticeOf('info', key, { values: priceValues(name, news) }) });
  },
  'limit.reached': ({ room }, { send }) => {
    const { key, values } = limitText(room, false);
    send({ type: 'notice.shown', notice: noticeOf('error', key, { values, action: { name: 'cart', key: 'shell.viewCart' } }) });
  },
  'setup.needed': (_, { navigate }) => navigate({ to: '/app/startOrder.html', search: { returnTo: '/app/menu.html' } }),
};

/** What the guest avoids now, by the list of a cafe where a page has read it (MENU-11). */
export const avoidanceAt = (cafeId: string, services: Services): Avoidance => knownAvoidanceAt(services, cafeId, avoidanceNow(services));

/**
 * Asks about a line that has what the guest avoids; returns whether they accept it. A question that something else closes is no answer, nor is
 * one that stands already: the press that asked it adds one by its answer.
 */
export async function askGuest({ cafeId, line, avoided }: AskGuestInput, services: Services): Promise<boolean> {
  const { openFlow, send } = services;
  const before = openFlow('allergens');
  const question = { line, allergens: avoided };
  send({
    type: 'flow.opened',
    name: 'allergens',
    input: { cafeId, avoidance: avoidanceAt(cafeId, services), isKept: !isInTabOnly(services), question },
  });
  const asked = openFlow('allergens');
  if (!asked || asked === before) return false;
  const ended = await waitFor(asked, ({ status }) => status === 'done').catch(() => null);
  return (ended?.output as AllergensOutput | undefined)?.kind === 'accepted';
}
