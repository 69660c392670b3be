import { waitFor } from 'xstate';
import type { Avoidance } from '#domain/menu/allergens.ts';
import { noticeOf } from '#domain/notice/notice.ts';
import { priceValues } from '#domain/pricing/price-change.ts';
import { must } from '#domain/must.ts';
import { isSameValue } from '#domain/same-value.ts';
import { questionIn } from '#machines/allergens/question-in.ts';
import { isPending } from '#machines/kit/lazy.ts';
import type { pressMachine } from '#machines/press/press.machine.ts';
import type { AskGuestInput } from '#machines/press/press.types.ts';
import { knownAvoidanceAt } from '#src/api/allergens.ts';
import type { HandlersOf } from '#src/app/effects.ts';
import type { Services } from '#src/app/services.ts';
import { avoidanceNow, isInTabOnly } from '#src/flows/allergens/avoidance-record.ts';
import { newsKey } from '#src/flows/kit/price-news-words.ts';
import { limitText } from '#src/flows/kit/limit-text.ts';

/** What follows from the events of a press. */
export const onPress: HandlersOf<typeof pressMachine> = {
  'price.refused': ({ name, news }, { send }) => {
    send({ type: 'notice.shown', notice: noticeOf('info', newsKey(news), { values: priceValues(name, news) }) });
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
 * Asks about a line that has what the guest avoids; returns whether they accept it. Another question, or the drawer in which they choose what to avoid,
 * is waited for. A question that is asked already is the other press's, which adds one by the answer; one that something else closes is asked again.
 */
export async function askGuest({ cafeId, line, avoided }: AskGuestInput, services: Services, signal: AbortSignal): Promise<boolean> {
  const { openFlow, send } = services;
  const question = { line, allergens: avoided };
  while (!signal.aborted) {
    const open = openFlow('allergens');
    const isFree = open === undefined || open.getSnapshot().status !== 'active';
    if (!isFree && isSameValue(questionIn(open), question)) return false;
    const input = { cafeId, avoidance: avoidanceAt(cafeId, services), isKept: !isInTabOnly(services), question };
    if (isFree) send({ type: 'flow.opened', name: 'allergens', input });
    const asked = must(openFlow('allergens'), 'allergens');
    // One that is stopped, with its press or by something else, is not waited for.
    const end = await waitFor(asked, (now) => now.status !== 'active' || (isPending(now) && now.code === 'failed'), { signal }).catch(() =>
      asked.getSnapshot(),
    );
    if (isPending(end) && end.code === 'failed') {
      // What could not be asked about is not added (decision 032).
      send({ type: 'flow.closed', name: 'allergens' });
      send({ type: 'notice.shown', notice: noticeOf('error', 'shell.partError') });
      return false;
    }
    if (isFree && end.status === 'done') return end.output.kind === 'accepted';
  }
  return false;
}
