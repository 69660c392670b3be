import { missedVisitMachine } from '#machines/missed-visit/missed-visit.machine.ts';
import { missedVisitScreen } from '#machines/missed-visit/missed-visit.screen.ts';
import { defineModel, type TrailEvent } from '../kit/model.ts';

const visit = { cafeName: 'Old Mill', at: '2026-11-19T18:12:00Z', countsOn: '2026-11-24' };
const kindOf = (event: TrailEvent | undefined) => (event?.type === 'xstate.done.actor.lookUp' ? event.output?.['kind'] : undefined);

export const model = defineModel({
  machine: missedVisitMachine,
  screen: missedVisitScreen,
  screens: {
    asking: 'The code on a receipt and a button; why the last one led to nothing, if it did.',
    found: 'Where and when it was, what happens next, and the way to another one.',
  },
  invariants: {
    'shows a visit only where the server has found it, by the code that was sent (PROFILE-09)': ({ screen, snapshot, trail }) =>
      screen.kind !== 'found' || (snapshot.context.code !== null && kindOf(trail.at(-1)) === 'found'),
    'says of a code that it is not known or counted only where the server has said so (PROFILE-09)': ({ screen, trail }) =>
      screen.kind !== 'asking' || screen.trouble === null || screen.trouble === 'failed' || kindOf(trail.at(-1)) === screen.trouble,
    'keeps a code that led to nothing, to be mended': ({ screen }) =>
      screen.kind !== 'asking' || screen.trouble === null || screen.code !== null,
    'asks the server only for a code that the member has sent': ({ snapshot: { children }, trail }) =>
      children['lookUp'] === undefined || trail.at(-1)?.type === 'code.submitted',
  },
  sentences: {
    events: { 'code.submitted': 'Press "Find visit".', 'search.restarted': 'Press "Find another visit".' },
    outcomes: {
      lookUp: {
        found: ({ visit: { countsOn } }) => (countsOn === null ? 'A visit is found; when it counts is not said.' : 'A visit is found.'),
        unknown: 'The bakery does not know the code.',
        counted: 'The visit is counted already.',
        failed: 'No answer comes.',
      },
    },
  },
  inputs: { opened: undefined },
  payloads: { 'code.submitted': [{ code: 'HS2119K70356' }] },
  outcomes: { lookUp: { found: [{ visit }, { visit: { ...visit, countsOn: null } }], unknown: [{}], counted: [{}] } },
});
