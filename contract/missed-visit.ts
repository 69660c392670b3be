import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { CafeDate } from './wire.ts';

/** C-55 (PROFILE-09): the visit of a receipt. `visitedAt` is an instant; `countsOn` the day from which it counts. */
export const missedVisit = endpoint({
  name: 'account.missedVisit',
  method: 'get',
  path: '/missedvisit/{missedVisitCode}',
  access: 'member',
  answer: v.looseObject({
    missedVisitCode: v.string(),
    cafeName: v.string(),
    visitedAt: v.string(),
    countsOn: v.optional(v.nullable(CafeDate), null),
  }),
});
