import { fromPromise } from 'xstate';
import type { LookUpInput, LookUpResult } from '#machines/missed-visit/missed-visit.types.ts';
import type { Client } from '#src/api/client.ts';
import { lookUpVisit } from '#src/api/missed-visit.ts';

/** Returns the port by which a visit is looked up. */
export const missedVisitPorts = ({ call }: { readonly call: Client }) => ({
  lookUp: fromPromise<LookUpResult, LookUpInput>(({ input: { code }, signal }) => lookUpVisit(call, code, signal)),
});
