import { havable } from '#domain/order/reorder.ts';
import { reorderMachine } from '#machines/reorder/reorder.machine.ts';
import { reorderScreen } from '#machines/reorder/reorder.screen.ts';
import { defineModel, type TrailEvent } from '../kit/model.ts';
import { club } from '../samples/carts.ts';
import { pickup } from '../samples/orders.ts';
import { avoidedLine, changedLine, dearerLine, goneLine, sameLine, soupBefore, uncheckedLine } from '../samples/reorder.ts';

const before = { lines: [club, soupBefore], cafeId: '203', destination: 'RPU' } as const;
const isSaid = (kind: string) => (event: TrailEvent) => event.output?.['kind'] === kind;
const words = ['rest.accepted', 'all.accepted'];

export const model = defineModel({
  machine: reorderMachine,
  screen: reorderScreen,
  screens: {
    reading: 'A dialog: the order is being checked.',
    waiting: 'Nothing of this: the page of the order setup.',
    differing: 'A dialog: each line with what differs, and what the buttons would add.',
    nothing: 'A dialog: why nothing of it can be had, and the ways on.',
    stopped: 'A dialog: why it went no further, that nothing was added, and what helps.',
    unserved: 'A dialog: the cafe of the order does not offer this way, and the setup that does.',
    finished: 'It is in the cart, or given up.',
  },
  invariants: {
    'adds nothing that differs before the guest has seen it, and said so (CART-06)': ({ snapshot: { context, output }, trail }) =>
      output?.kind !== 'accepted' ||
      context.lines.every(({ changes, avoided }) => changes.length === 0 && avoided?.length === 0) ||
      words.includes(trail.at(-1)?.type ?? ''),
    'adds what the guest avoids only by their word for it (MENU-11, FLAGS-10)': ({ snapshot: { context, output }, trail }) =>
      output?.kind !== 'accepted' || trail.at(-1)?.type === 'all.accepted' || output.lines.length === havable(context.lines, false).length,
    'adds each line that can be had once, and nothing in the place of what is gone (CART-06)': ({ snapshot: { context, output } }) =>
      output?.kind !== 'accepted' ||
      (output.lines.length > 0 &&
        output.lines.every(({ line: { itemId, quantity } }) =>
          context.lines.some(({ now }) => now?.itemId === itemId && now.quantity === quantity),
        )),
    'answers for the allergens that the guest was told of, and for no other (MENU-11, FLAGS-10)': ({ snapshot: { context, output } }) =>
      output?.kind !== 'accepted' ||
      output.lines.every(({ line, accepted }) =>
        context.lines.some(({ now, avoided }) => now?.itemId === line.itemId && (avoided ?? []).join() === (accepted ?? []).join()),
      ),
    'is held while there is no order in hand or another is wanted, and compared for the one that is set up (CART-13)': ({
      snapshot,
      trail,
    }) =>
      !snapshot.matches('waitingForOrder') ||
      ((trail.at(-1)?.output?.['kind'] === 'notSetUp' || trail.at(-1)?.type === 'setup.requested') && snapshot.context.before !== null),
    'is compared anew where the order in hand becomes another, before anything is added (CART-06)': ({ snapshot, trail }) =>
      !isSaid('changed')(trail.at(-1) ?? { type: '' }) || snapshot.matches('comparing'),
    'ends without a word of the guest only where nothing differs, or its setup was left': ({ screen, trail }) => {
      const last = trail.at(-1);
      if (screen.kind !== 'finished' || last === undefined) return true;
      return (
        [...words, 'reorder.left'].includes(last.type) ||
        isSaid('compared')(last) ||
        isSaid('abandoned')(last) ||
        last.type.startsWith('xstate.error')
      );
    },
  },
  sentences: {
    events: {
      'rest.accepted': 'Add what can be had and has nothing that is avoided.',
      'all.accepted': 'Add all of it anyway.',
      'setup.requested': 'Change the order in hand.',
      'reorder.retried': 'Press "Try again".',
      'reorder.left': 'Close it.',
    },
    outcomes: {
      readOrder: { read: 'The order arrives.', unknown: 'There is no such order.', failed: 'No answer comes about the order.' },
      compareOrder: {
        compared: ({ lines }) =>
          lines.every(({ changes }) => changes.length === 0) ? 'All of it can be had as it was.' : 'Not all of it is as it was.',
        changed: 'The order in hand became another meanwhile.',
        notSetUp: 'There is no order in hand.',
        unserved: 'The cafe of the order does not offer the way of the order in hand.',
        refused: 'The server refuses to make it.',
        failed: 'No answer comes.',
      },
      untilSetUp: { setUp: 'The order is set up.', abandoned: 'The setup is left.', failed: 'The setup breaks.' },
      untilOrderChanged: { changed: 'Another tab changes the order in hand.', failed: 'The order in hand is not known any more.' },
    },
  },
  inputs: { 'an order of before': { orderId: 'order-1', number: '412907' } },
  payloads: {},
  keys: ['lines'],
  outcomes: {
    readOrder: { read: [{ before }], unknown: [{}] },
    compareOrder: {
      compared: [
        { lines: [sameLine], comparedFor: pickup },
        { lines: [sameLine, goneLine], comparedFor: pickup },
        { lines: [sameLine, dearerLine], comparedFor: pickup },
        { lines: [sameLine, changedLine], comparedFor: pickup },
        { lines: [sameLine, avoidedLine], comparedFor: pickup },
        { lines: [avoidedLine], comparedFor: pickup },
        { lines: [uncheckedLine], comparedFor: pickup },
        { lines: [goneLine], comparedFor: pickup },
      ],
      changed: [{}],
      notSetUp: [{}],
      unserved: [{ destination: 'DELIVERY' }],
      refused: [{ reasonCode: 'cart.validation.time' }],
    },
    untilSetUp: { setUp: [{}], abandoned: [{}] },
    untilOrderChanged: { changed: [{}] },
  },
});
