import { hasNoOption } from '#domain/remedy/remedy.ts';
import { remedyToTake } from '#domain/remedy/selection.ts';
import { remedyMachine } from '#machines/remedy/remedy.machine.ts';
import { remedyScreen } from '#machines/remedy/remedy.screen.ts';
import { defineModel, type TrailEvent } from '../kit/model.ts';
import { noRemedies, refunded, remediesOfSome, wrongOrder } from '../samples/remedies.ts';

const said =
  (...kinds: readonly string[]) =>
  ({ output }: TrailEvent) =>
    kinds.includes(String(output?.['kind']));
const LOST = 'xstate.error.actor.redeemOffer';
const order = wrongOrder;
/** Of the first item, at what the options say. */
const offer = { offerId: 'R-48213', value: 1498 };
const open = { kind: 'open', layout: 'overlay' } as const;
const asked = { orderId: 'order-1', number: '1047', layout: 'overlay', selection: null, offer: null } as const;

export const model = defineModel({
  machine: remedyMachine,
  screen: remedyScreen,
  screens: {
    reading: 'A sheet: the order is being looked up.',
    items: 'A sheet: what was wrong, item by item or with the whole order.',
    remedies: 'A sheet: what would make it right and what it is worth; the button names the one chosen.',
    redeemed: 'A sheet: what the guest has, and where it can be used.',
    noAppeasement: 'A sheet: why nothing online helps, whom to call, and what was said already.',
    interrupted: 'A sheet: the session has ended, and one button goes on.',
    finished: 'The page below.',
  },
  invariants: {
    'shows a remedy, and asks for one, only where the gate is open (REMEDY-01, REMEDY-02, REMEDY-03, REMEDY-04)': ({
      snapshot: { context, children },
    }) => (context.options === null && children['readOptions'] === undefined) || context.gate?.kind === 'open',
    'is a drawer in the warm layout, and else over the page (REMEDY-05, FLAGS-21, OVERLAYS-47, OVERLAYS-48)': ({
      screen,
      snapshot: { context },
    }) => screen.kind === 'finished' || context.gate?.kind !== 'open' || screen.layout === context.gate.layout,
    'leads to no appeasement where every group is empty, and where the options do not come (REMEDY-06)': ({
      screen,
      snapshot: { context },
    }) => context.options === null || !hasNoOption(context.options) || ['noAppeasement', 'finished', 'reading'].includes(screen.kind),
    'redeems only an offer that was created, by the word of the guest (REMEDY-07)': ({ snapshot: { context, children }, trail }) =>
      children['redeemOffer'] === undefined || (context.offer !== null && trail.some(({ type }) => type === 'remedy.accepted')),
    'ends in no appeasement after a failure of creating or redeeming, unless the server has given it (REMEDY-07)': ({ screen, trail }) =>
      trail.at(-1)?.type !== 'xstate.error.actor.createOffer' || screen.kind === 'noAppeasement',
    'asks what became of it after a lost answer, before anything is given again (REMEDY-07)': ({ snapshot: { children }, trail }) => {
      const lostAt = trail.findLastIndex(({ type }) => type === LOST);
      return children['redeemOffer'] === undefined || lostAt < 0 || trail.slice(lostAt).some(said('offered'));
    },
    'redeems only what the guest was shown: an offer of another value waits for their word (REMEDY-07, REMEDY-13)': ({
      snapshot: { context, children },
      trail,
    }) => {
      if (children['redeemOffer'] === undefined || trail.at(-1)?.type === 'remedy.accepted') return true;
      const { options, selection } = context;
      return options !== null && remedyToTake(options, selection, context.offer)?.before === null;
    },
    'creates no second offer for what is chosen while the first may have been given': ({ snapshot: { children, context } }) =>
      children['createOffer'] === undefined || context.offer === null,
    'says that it is made right where the server has said so, and only there': ({ screen, trail }) =>
      screen.kind !== 'redeemed' || trail.some(said('redeemed')),
    'keeps what was chosen where the session ends (REMEDY-13)': ({ screen, snapshot: { context }, trail }) => {
      const last = trail.at(-1);
      if (last === undefined || !said('unauthorized')(last)) return true;
      return screen.kind === 'interrupted' || (screen.kind === 'remedies' && context.selection.optionId !== null);
    },
    'is too early only before its time, and says so in place of a sheet (REMEDY-08, REMEDY-09, REMEDY-10)': ({
      screen,
      snapshot: { context },
    }) => screen.kind !== 'finished' || (screen.as === 'tooEarly') === (context.gate?.kind === 'tooEarly'),
    'tells the server that nothing helps before it says so (REMEDY-13)': ({ screen, trail }) =>
      screen.kind !== 'noAppeasement' || screen.why !== 'none' || trail.some(({ type }) => type === 'none.chosen'),
  },
  sentences: {
    events: {
      'item.toggled': ({ lineItemId }) => `Press item ${lineItemId}.`,
      'reason.picked': ({ lineItemId, groupId }) => `Say that item ${lineItemId} was ${groupId}.`,
      'whole.toggled': 'Say that the whole order was late.',
      'remedies.requested': 'Press "Continue".',
      'items.reopened': 'Go back to the items.',
      'option.picked': ({ optionId }) => `Choose ${optionId}.`,
      'remedy.accepted': 'Take the remedy.',
      'none.chosen': 'Nothing of it helps.',
      'remedy.retried': 'Try again.',
      'remedy.left': 'Close it.',
    },
    outcomes: {
      readOrder: {
        read: ({ gate }) =>
          gate.kind === 'forced' ? `The order arrives; not online (${gate.reason}).` : `The order arrives; ${gate.kind}.`,
        unknown: 'There is no such order.',
        unauthorized: 'The session has ended.',
        failed: 'No answer comes about the order.',
      },
      readOptions: {
        offered: ({ options }) => (hasNoOption(options) ? 'The server offers nothing.' : 'The server offers remedies.'),
        redeemed: 'It was made right already.',
        refused: 'The server refuses.',
        unauthorized: 'The session has ended.',
        failed: 'No answer comes about the remedies.',
      },
      createOffer: {
        created: ({ offer: { value } }) =>
          value === offer.value ? 'The offer is created.' : 'The offer is created, worth something else.',
        given: 'It was given already.',
        refused: 'The server refuses the offer.',
        unauthorized: 'The session has ended.',
        failed: 'The offer isn’t created.',
      },
      redeemOffer: {
        redeemed: 'It is given.',
        refused: 'The server refuses to give it.',
        unauthorized: 'The session has ended.',
        failed: 'No answer comes.',
      },
      selectNoAppeasement: { told: 'The server knows.', failed: 'The server doesn’t answer.' },
    },
  },
  inputs: {
    'an order that was not right': asked,
    'one that a reload interrupted while it was given': {
      ...asked,
      selection: { reasons: { '1': 'missing' }, wholeOrder: null, optionId: 'refund' },
      offer,
    },
  },
  payloads: {
    'item.toggled': [{ lineItemId: '1' }],
    'reason.picked': [
      { lineItemId: '1', groupId: 'missing' },
      { lineItemId: '1', groupId: 'wrong' },
    ],
    'whole.toggled': [{ groupId: 'late' }],
    'option.picked': [{ optionId: 'remake' }],
  },
  keys: ['selection', 'offer', 'why', 'isIncomplete'],
  outcomes: {
    readOrder: {
      read: [
        { order, gate: open },
        { order, gate: { kind: 'open', layout: 'drawer' } },
        { order, gate: { kind: 'forced', reason: 'cafe' } },
        { order, gate: { kind: 'tooEarly' } },
      ],
      unknown: [{}],
      unauthorized: [{}],
    },
    readOptions: {
      offered: [{ options: remediesOfSome }, { options: noRemedies }],
      redeemed: [{ redeemed: refunded }],
      refused: [{}],
      unauthorized: [{}],
    },
    createOffer: { created: [{ offer }, { offer: { ...offer, value: 100 } }], given: [{}], refused: [{}], unauthorized: [{}] },
    redeemOffer: { redeemed: [{ redeemed: refunded }], refused: [{}], unauthorized: [{}] },
    selectNoAppeasement: { told: [{}] },
  },
});
