import { changesBetween, endedBetween } from '#domain/menu/changes.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { wantedBy } from '#domain/menu/wanted.ts';
import { noticeOf } from '#domain/notice/notice.ts';
import { orderProblem } from '#domain/order/closed-now.ts';
import { cafeIn, type OrderCafe, type SetUpOrder } from '#domain/order/order.ts';
import { isSameOrder } from '#domain/order/same-order.ts';
import { cafeTimeAt, dayOf, minutesLater } from '#domain/time/cafe-time.ts';
import { knownAvoidanceAt } from '#src/api/allergens.ts';
import { cafeNowById } from '#src/api/cafes-now.ts';
import { menuOf, soldOutOf } from '#src/api/menu.ts';
import { judgedMoment, type MenuMoment } from '#src/api/menu-moment.ts';
import { avoidanceNow } from '#src/flows/allergens/avoidance-record.ts';
import { followOrder } from './follow-order.ts';
import { leadBefore } from './lead-before.ts';
import type { Services } from '../services.ts';

/** Pages that list food, all below the bar of the order. A product says by itself that it cannot be had any more. */
const menuPage = /^\/app\/((home|menu|initiateOffer)\.html|category\/)/;

type Watched = Pick<
  Services,
  'actors' | 'call' | 'clock' | 'features' | 'location' | 'queryClient' | 'send' | 'sharedStorage' | 'tabStorage'
>;

/**
 * Moves the moment on by which the menu of the cafe in hand is judged, where something of it may be judged otherwise by then, and says what can be
 * had no longer (AVAIL-01), unless its order cannot either (SLOTS-10). Follows the order in hand; returns what tells that time has passed.
 */
export function watchMenuTime(services: Watched): () => void {
  const { actors, call, clock, location, queryClient, send } = services;
  // The page was judged without it: what it leaves out is not said over the page.
  const lead = leadBefore(services, () => judged.order === null && look(null, false));
  /** Nothing can be had at the time of an order, which the bar says, with what helps: that its items cannot either follows from it (SLOTS-10). */
  function isSaidByBar(order: SetUpOrder): boolean {
    const { id, timeZone } = order.cafe;
    const cafe = queryClient.getQueryData(cafeNowById(call, id).queryKey);
    return orderProblem(order, { now: cafeTimeAt(clock.now(), timeZone), cafe }) !== null;
  }
  /** `former`: the order that the moment was shown for. Says nothing of one that asks for something else: what it leaves out is said by the cart. */
  function look(former: SetUpOrder | null, isSame: boolean) {
    const known = actors.order.getSnapshot().context;
    const cafe = cafeIn(known);
    if (cafe === null) return;
    const { queryKey } = judgedMoment(cafe.id);
    const shown = queryClient.getQueryData(queryKey);
    const menu = queryClient.getQueryData<Menu>(menuOf(call, cafe.id).queryKey);
    const now = cafeTimeAt(clock.now(), cafe.timeZone);
    const moment = { now, soonest: minutesLater(now, lead.minutesOf(cafe), cafe.timeZone) };
    const wantedAt = (order: SetUpOrder | null, { now: at, soonest }: MenuMoment) => wantedBy(order, at, soonest);
    if (menu && shown) {
      const [before, after] = [wantedAt(former, shown), wantedAt(known.order, moment)];
      // By now an offer may be over that only the time of the order was too late for.
      if (!changesBetween(menu, before.at, after.at) && !changesBetween(menu, shown.now, now)) return;
    }
    queryClient.setQueryData(queryKey, moment);
    if (!menu || !shown || !isSame || !menuPage.test(location().pathname)) return;
    if (known.order !== null && isSaidByBar(known.order)) return;
    const { at, destination } = wantedAt(former, shown);
    const soldOut = queryClient.getQueryData<readonly string[]>(soldOutOf(call, cafe.id, known.order && dayOf(at)).queryKey);
    const ended = endedBetween(menu, { at, destination }, wantedAt(known.order, moment), {
      avoidance: knownAvoidanceAt(services, cafe.id, avoidanceNow(services)),
      soldOut: new Set(soldOut),
    });
    const [name] = ended;
    if (name === undefined) return;
    send({
      type: 'notice.shown',
      notice: noticeOf('info', 'menu.ended', {
        values: { count: ended.length, name },
        action: known.order === null || known.order.destination === 'DINEIN' ? null : { name: 'order', key: 'menu.help.time' },
      }),
    });
  }
  let judged: { readonly order: SetUpOrder | null; readonly cafe: OrderCafe | null } = { order: null, cafe: null };
  /** What follows the moment may send another event to the order: one that changes nothing of it ends here. */
  function lookAnew() {
    const known = actors.order.getSnapshot().context;
    const [former, current] = [judged, { order: known.order, cafe: cafeIn(known) }];
    if (current.order === former.order && current.cafe === former.cafe) return;
    judged = current;
    lead.read();
    const isRenewed = former.order !== null && current.order !== null && isSameOrder(former.order, current.order);
    look(isRenewed ? former.order : current.order, isRenewed);
  }
  followOrder({ actors }, lookAnew);
  return () => {
    lead.read();
    look(judged.order, true);
  };
}
