import { pressMachine } from '#machines/press/press.machine.ts';
import { pressScreen } from '#machines/press/press.screen.ts';
import { defineModel, type TrailEvent } from '../kit/model.ts';
import { clubLine as line } from '../samples/carts.ts';
import { pickup } from '../samples/orders.ts';

const priced = { itemId: line.itemId, name: line.name, price: 1000, shown: {} };
const shownFor = { cafeId: pickup.cafe.id, order: pickup };
/** The order that the guest, or another tab, sets up meanwhile. */
const other = { cafeId: '205', order: { ...pickup, cafe: { ...pickup.cafe, id: '205' } } };
const card = { kind: 'card', press: 'press-1', line, priced, shownFor, allergens: ['MILK'] } as const;

const isOf = (port: string, kind?: string) => (event: TrailEvent) =>
  event.type === `xstate.done.actor.${port}` && (kind === undefined || event.output?.['kind'] === kind);
const isAsked = isOf('findAvoided', 'avoided');
const isMoved = isOf('addLine', 'moved');

/** The price that was found last, and for which order; undefined: none was, or another order has come since. */
function lastPrice(trail: readonly TrailEvent[]) {
  const at = trail.findLastIndex(isOf('findPrice', 'found'));
  return at > trail.findLastIndex(isMoved) ? trail[at]?.output : undefined;
}

const goesIn = ['holding', 'limiting', 'adding', 'writing'];

export const model = defineModel({
  machine: pressMachine,
  screen: pressScreen,
  screens: {
    pricing: 'The card as it was.',
    checking: 'The card as it was.',
    asking: 'A question over the menu.',
    holding: 'The card as it was.',
    limiting: 'The card as it was.',
    adding: 'The card as it was.',
    writing: 'The cart has it, or begins.',
    finished: 'It is in the cart, or a notice says why not.',
  },
  invariants: {
    'is added at no other price than the one that was shown, of the order in hand (PRICING-01, PRICING-02)': ({
      snapshot: {
        context: { asked },
      },
      screen,
      trail,
    }) => {
      const isIn = goesIn.includes(screen.kind) || (screen.kind === 'finished' && (screen.as === 'added' || screen.as === 'taken'));
      return !isIn || asked.kind === 'held' || lastPrice(trail)?.['price'] === asked.priced.price;
    },
    'asks for the price again where another order has come since it was found (PRICING-01)': ({ snapshot: { context }, screen, trail }) =>
      context.asked.kind === 'held' || screen.kind === 'pricing' || !trail.slice(-1).some(isMoved),
    'adds what the guest avoids only by their word, and at the price of that moment (MENU-11, FLAGS-10)': ({ screen, trail }) => {
      if (!goesIn.includes(screen.kind) || !trail.some(isAsked)) return true;
      const accepted = trail.findLastIndex(isOf('askGuest', 'accepted'));
      const free = trail.findLastIndex(isOf('findAvoided', 'free'));
      return Math.max(accepted, free) > trail.findLastIndex(isAsked) && trail.slice(accepted).some(isOf('findPrice', 'found'));
    },
    'adds what the guest avoids by their word for the cafe of the price alone: another cafe may make it with something else (MENU-11)': ({
      snapshot: { context },
      screen,
      trail,
    }) => {
      const asked = trail.findLastIndex(isAsked);
      if (!goesIn.includes(screen.kind) || asked < 0 || context.asked.kind === 'held') return true;
      const judged = trail.findLastIndex(isOf('findAvoided'));
      const judgedFor = trail.slice(0, judged).findLast(isOf('findPrice', 'found'))?.output?.['pricedFor'];
      return (judgedFor as typeof shownFor | undefined)?.cafeId === context.pricedFor?.cafeId;
    },
    'adds no more than an order may have (QTY-02, AMB-50)': ({ screen, trail }) =>
      !trail.some(isOf('addLine', 'full')) || screen.kind === 'finished',
    'holds a line before it asks for its limit, and until the cart has written it': ({ screen, trail }) =>
      !['limiting', 'adding', 'writing'].includes(screen.kind) || trail.some(isOf('holdLine')),
    'brings a line again that the cart had no room for': ({ screen, trail }) =>
      !trail.slice(-1).some(isOf('untilWritten', 'turnedAway')) || screen.kind === 'adding',
    'keeps the checkout waiting until its line is in the queue of the cart, but not for an answer of the guest': ({ snapshot, screen }) =>
      snapshot.hasTag('open') === !['asking', 'writing', 'finished'].includes(screen.kind),
  },
  sentences: {
    events: {},
    outcomes: {
      findPrice: {
        found: ({ price, pricedFor }) =>
          `It costs ${price === priced.price ? 'what was shown' : 'something else'}${pricedFor === other ? ' at the cafe of another order' : ''}.`,
        gone: 'The order in hand can’t have it.',
        unknown: 'The menu of another cafe doesn’t come.',
        failed: 'The price can’t be found out.',
      },
      findAvoided: {
        avoided: ({ avoided }) => `The guest avoids ${avoided.join()}, which it has.`,
        free: 'It has nothing that the guest avoids.',
        failed: 'What is avoided can’t be read.',
      },
      askGuest: { accepted: 'Add it anyway.', left: 'Close the question.', failed: 'The question breaks off.' },
      holdLine: {
        held: 'The tab holds the line.',
        notSetUp: 'The tab holds the line, and there is no order yet.',
        failed: 'The tab can’t hold the line.',
      },
      findLimit: {
        known: ({ most }) => (most === null ? 'There is no limit.' : `One order may have ${most}.`),
        none: 'There is no cafe, and no limit.',
        failed: 'No answer comes about the limits.',
      },
      addLine: {
        added: 'The line is in the queue of the cart.',
        full: 'The cart has as many as one order may have.',
        moved: 'Another order is in hand by now.',
        taken: 'Another page of the tab has taken the line.',
        failed: 'The cart can’t be reached.',
      },
      untilWritten: {
        written: 'The cart has written the line.',
        turnedAway: 'The cart had no room for the line, and has some now.',
        broken: 'The cart breaks before.',
        failed: 'Waiting for the cart breaks off.',
      },
    },
  },
  inputs: {
    'a card': card,
    'an offer of another flow': { kind: 'offer', press: 'press-2', priced, shownFor },
    'a line that a full load cut off': { kind: 'held', press: 'press-3', line },
  },
  payloads: {},
  outcomes: {
    findPrice: {
      found: [
        { price: 1000, pricedFor: shownFor },
        { price: 1200, pricedFor: shownFor },
        { price: 1000, pricedFor: other },
        { price: 1200, pricedFor: other },
      ],
      gone: [{}],
      unknown: [{}],
    },
    findAvoided: { avoided: [{ avoided: ['MILK'] }], free: [{}] },
    askGuest: { accepted: [{}], left: [{}] },
    holdLine: { held: [{}], notSetUp: [{}] },
    findLimit: { known: [{ most: 3 }, { most: null }], none: [{}] },
    addLine: { added: [{}], full: [{ room: { max: 0, inCart: 3 } }], moved: [{}], taken: [{}] },
    untilWritten: { written: [{}], turnedAway: [{}], broken: [{}] },
  },
  hasNoView: true,
});
