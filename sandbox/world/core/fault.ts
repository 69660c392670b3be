import * as v from 'valibot';

/** How a call may be made to fail, for whoever wants to see what the app does then. */
export const faultKinds = ['timeout', 'error500', 'error503', 'error401', 'malformed', 'dropped', 'lostAnswer', 'slow'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** A fault of one call of the contract, named as the contract names it. */
export const Fault = v.object({ endpoint: v.string(), kind: v.picklist(faultKinds) });
export type Fault = v.InferOutput<typeof Fault>;
