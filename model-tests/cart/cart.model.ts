import { goneLinesIn, goneProblem } from '#domain/cart/problems.ts';
import { must } from '#domain/must.ts';
import { isSameValue } from '#domain/same-value.ts';
import { orderKey } from '#domain/order/same-order.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { cartScreen } from '#machines/cart/cart.screen.ts';
import { defineModel } from '../kit/model.ts';
import { clubLine as line } from '../samples/carts.ts';
import { pickup } from '../samples/orders.ts';

const priceChanges = [{ sequenceNum: 1, name: 'Club', from: 950, to: 1000 }];
const problems = [goneProblem(line)];
const limits = [{ key: 'cart.validation.quantitylimit', name: 'Club', maximum: 2 }];

export const model = defineModel({
  machine: cartMachine,
  screen: cartScreen,
  screens: {
    calm: 'The cart as the server has it.',
    accepted: 'Something came in; its feedback follows.',
    added: 'Something came in; the link to the cart is lit.',
    removed: 'A line is gone, and can be put back.',
    troubled: 'Not everything was taken as asked, and why.',
    waitingForOrder: 'Something waits until the guest has said how, where and when.',
    working: 'A change is under way.',
    unclear: 'A change that the server may have applied; the guest says whether to repeat it.',
    refused: 'The server said no, and why.',
    unreachable: 'No answer came; what was wanted is kept.',
  },
  invariants: {
    // The only line of this model can be excluded once.
    'has no more changes than room, besides what the order before excluded': ({ snapshot: { context } }) =>
      context.queue.length <= context.room + 1,
    'has no line that is both asked for and excluded (CART-24)': ({ snapshot: { context } }) =>
      context.excluded.every((excluded) =>
        context.queue.every(({ change }) => change.kind !== 'add' || !isSameValue(change.line, excluded.line)),
      ),
    'keeps no line that another order than the one in hand excluded': ({ snapshot: { context } }) =>
      context.order === null || context.excluded.every(({ orderKey: by }) => by === orderKey(must(context.order, 'order'))),
    'changes nothing without a cart and an order (CART-13)': ({ snapshot }) =>
      !snapshot.matches('changing') || (snapshot.context.cartId !== null && snapshot.context.order !== null),
    'keeps nothing of a state that it has left': ({ snapshot: { context }, screen: { kind } }) =>
      (kind === 'removed' || context.removed === null) && (kind === 'refused' || context.reasonCode === null),
    'requests a change only under an id, which a repetition keeps (CART-29)': ({ snapshot: { context, ...snapshot }, trail }) => {
      if (!snapshot.matches('changing')) return true;
      const recorded = trail.findLastIndex(({ type }) => type === 'xstate.done.actor.recordChange');
      const id = recorded === -1 ? 'change-0' : trail[recorded]?.output?.['id'];
      return context.queue[0]?.id === id && context.queue[0]?.isSent === true;
    },
    'changes no line of another cart than the one that it was chosen in (CART-15, CART-27)': ({ snapshot: { context, ...snapshot } }) => {
      const change = context.queue[0]?.change;
      return !snapshot.matches('changing') || change?.kind !== 'modify' || change.cartId === context.cartId;
    },
    'asks the server before it repeats a change without an answer': ({ snapshot, trail }) => {
      const lost = trail.findLastIndex(({ type }) => type === 'xstate.error.actor.changeCart');
      const later = trail.slice(lost + 1);
      const isRepeating =
        lost !== -1 && snapshot.matches('changing') && !later.some(({ type }) => type === 'xstate.done.actor.recordChange');
      return !isRepeating || later.some(({ type }) => type === 'xstate.done.actor.findChange');
    },
    'rests only when the server has the cart for the order in hand': ({ snapshot: { context, ...snapshot }, trail }) => {
      if (!snapshot.matches('resting') || context.cartId === null) return true;
      const changed = trail.findLastIndex(({ type }) => type === 'order.setUp');
      const taken = ['xstate.done.actor.setUpCart', 'cart.synced', 'cart.emptied'];
      return changed === -1 || trail.slice(changed + 1).some(({ type }) => taken.includes(type));
    },
    'has changed prices from an answer of the server, of the cart that it has, until the guest has seen them': ({ snapshot, trail }) => {
      const { priceChanges: unseen, cartId } = snapshot.context;
      const changed = trail.findLastIndex((event) => (event.output ?? event)['priceChanges'] === priceChanges);
      if (unseen.length === 0) return changed === -1 || changed < trail.length - 1;
      const ends = ['priceChanges.seen', 'cart.emptied'];
      return changed !== -1 && cartId !== null && !trail.slice(changed + 1).some(({ type }) => ends.includes(type));
    },
    'says an exceeded limit until the guest has seen it, whatever change is next, as long as it has this cart (QTY-04, QTY-05)': ({
      snapshot: { context },
      screen,
      trail,
    }) => {
      const refused = trail.findLastIndex(({ output }) => output?.['problems'] === limits);
      const ends = ['limits.seen', 'cart.emptied', 'cart.synced'];
      const isOver = trail
        .slice(refused + 1)
        .some(({ type, output }) => ends.includes(type) || ['gone', 'placed'].includes(String(output?.['kind'])));
      return refused === -1 ? context.limits.length === 0 : isOver || screen.limits.length > 0;
    },
    'says nothing more of what the guest has seen, and each once': ({ snapshot: { context }, trail }) =>
      (trail.at(-1)?.type !== 'limits.seen' || context.limits.length === 0) &&
      (trail.at(-1)?.type !== 'refusals.seen' || context.refusals.length === 0) &&
      context.limits.length < 2 &&
      context.refusals.length < 2,
    'offers to add a line that was gone until the guest has seen it or added it, whatever change is next, as long as it has this cart (CART-25)':
      ({ snapshot: { context }, trail }) => {
        const found = trail.findLastIndex(({ output }) => output?.['problems'] === problems);
        const ends = ['refusals.seen', 'goneLines.added', 'cart.emptied', 'cart.synced'];
        const isOver = trail
          .slice(found + 1)
          .some(({ type, output }) => ends.includes(type) || ['gone', 'placed'].includes(String(output?.['kind'])));
        return found === -1 || isOver || isSameValue(goneLinesIn(context.refusals), [line]);
      },
    'has an excluded line once (CART-24)': ({ snapshot: { context } }) =>
      new Set(context.excluded.map((excluded) => JSON.stringify(excluded.line))).size === context.excluded.length,
    'rests only when every change is done': ({ snapshot }) => !snapshot.matches('resting') || snapshot.context.queue.length === 0,
  },
  sentences: {
    events: {
      'order.setUp': ({ order }) => `Set up an order at ${order.cafe.name}.`,
      'order.rescheduled': 'Take the later time that the cafe offers at checkout.',
      'cart.emptied': 'Empty the cart.',
      'line.added': ({ line: { name } }) => `Add ${name} to the cart.`,
      'line.changed': ({ line: { name } }) => `Save changes to ${name}.`,
      'line.removed': 'Remove a line from the cart.',
      'quantity.changed': ({ by }) => (by > 0 ? 'Press + beside a line.' : 'Press - beside a line.'),
      'removal.undone': 'Put the removed line back.',
      'goneLines.added': 'Add the line that is gone as a new one.',
      'page.left': 'Go to another page.',
      'limits.seen': 'Close the dialog about the limit.',
      'refusals.seen': 'Close the message about the cart.',
      'excluded.dropped': 'Give up the item that the order excludes.',
      'priceChanges.found': 'A read of the cart has other prices.',
      'priceChanges.seen': 'Close the message about changed prices.',
      'cart.synced': ({ cartId }) => (cartId === null ? 'Another tab empties the cart.' : 'Another tab has a cart.'),
      'cart.readPlaced': 'A read says that the cart is an order that was placed.',
      'queue.adopted': 'Another page takes the changes over.',
      'change.repeated': 'Say that the change was not made.',
      'change.dropped': 'Give the change up.',
      'change.retried': 'Try the change again.',
    },
    outcomes: {
      setUpCart: {
        set: ({ priceChanges: { length } }) => `The server has the cart for the order${length > 0 ? ', at other prices' : ''}.`,
        setWithTrouble: 'The server has the cart, but some lines cannot be sold there or then.',
        gone: 'The server no longer knows the cart.',
        placed: 'The cart turns out to be an order that was placed.',
        refused: ({ reasonCode }) => `The cart is refused (${reasonCode}).`,
        failed: 'No answer comes about the cart.',
      },
      recordChange: { recorded: 'The change has its id.', failed: 'The change cannot be written down.' },
      findChange: {
        added: 'The cart turns out to have the line.',
        removed: ({ line: { name } }) => `The cart turns out to have ${name} no more.`,
        changed: 'The cart turns out to be changed.',
        notApplied: 'The cart turns out to be as before.',
        unclear: 'The cart does not tell whether it was changed.',
        gone: 'The server no longer knows the cart.',
        placed: 'The cart turns out to be an order that was placed.',
        failed: 'No answer comes to the question about the change.',
      },
      changeCart: {
        added: ({ needsLeadTime }) => `The line is in the cart${needsLeadTime ? ', which holds gift cards only from now on' : ''}.`,
        removed: ({ line }) => (line === null ? 'The line was gone already.' : `${line.name} is out of the cart.`),
        changed: 'The line is changed.',
        excluded: ({ reasonCode }) => `The line cannot be sold with this order (${reasonCode}).`,
        troubled: 'The change is not taken as asked.',
        gone: 'The server no longer knows the cart.',
        placed: 'The cart turns out to be an order that was placed.',
        refused: ({ reasonCode }) => `The cart is refused (${reasonCode}).`,
        failed: 'No answer comes about the change.',
      },
    },
  },
  inputs: {
    nothing: { cartId: null, order: null, room: 1 },
    'a cart': { cartId: 'cart-1', order: pickup, room: 1 },
    'a cart and a change without an answer': {
      cartId: 'cart-1',
      order: pickup,
      room: 1,
      queue: [{ id: 'change-0', change: { kind: 'add', line }, isSent: true }],
    },
  },
  keys: ['cartId', 'order', 'isStale', 'isSuperseded', 'queue', 'excluded', 'canRepeat', 'canRenew', 'removed', 'refusals', 'reasonCode'],
  payloads: {
    'order.setUp': [{ order: pickup }],
    'order.rescheduled': [{ order: pickup }],
    'line.added': [{ line }],
    'line.changed': [{ cartId: 'cart-1', sequenceNum: 1, line }],
    'line.removed': [{ sequenceNum: 1 }],
    'quantity.changed': [{ sequenceNum: 1, by: 1 }],
    'excluded.dropped': [{ at: 0 }],
    'cart.readPlaced': [{ cartId: 'cart-1' }],
    'queue.adopted': [{ queue: [], excluded: [] }],
    'priceChanges.found': [{ cartId: 'cart-1', priceChanges }],
    'cart.synced': [
      { cartId: 'cart-1', order: pickup, priceChanges: [] },
      { cartId: null, order: null, priceChanges: [] },
    ],
  },
  outcomes: {
    setUpCart: {
      set: [
        { cartId: 'cart-1', priceChanges: [] },
        { cartId: 'cart-1', priceChanges },
      ],
      setWithTrouble: [{ cartId: 'cart-1', priceChanges: [], problems }],
      gone: [{ giftCards: [] }],
      placed: [{ cartId: 'cart-1' }],
      refused: [{ reasonCode: 'cart.validation.cafe' }],
    },
    recordChange: { recorded: [{ id: 'change-1' }] },
    findChange: {
      added: [{}],
      removed: [{ line }],
      changed: [{}],
      notApplied: [{}],
      unclear: [{}],
      gone: [{ giftCards: [] }],
      placed: [{ cartId: 'cart-1' }],
    },
    changeCart: {
      added: [{}, { needsLeadTime: true }],
      removed: [{ line }, { line: null }],
      changed: [{}],
      troubled: [{ problems }, { problems: limits }],
      gone: [{ giftCards: [] }],
      placed: [{ cartId: 'cart-1' }],
      excluded: [{ reasonCode: 'cart.validation.item.unavailable' }],
      refused: [{ reasonCode: 'cart.validation.status' }],
    },
  },
});
