import * as v from 'valibot';

/** Ways to make a call fail, for testing. */
export const faultKinds = [
  'timeout',
  'error500',
  'error503',
  'error401',
  'error404',
  'refused',
  'malformed',
  'invalid',
  'empty',
  'html',
  'oversized',
  'dropped',
  'lostAnswer',
  'lateCommit',
  'slow',
] as const;

/** How much later a call with a `lateCommit` takes effect, in milliseconds. */
export const LATE_COMMIT_MS = 20_000;

/** Entries of each list of an `oversized` answer. */
export const OVERSIZED_COUNT = 10_000;

/**
 * A fault of one call of the contract, named as the contract names it. `lostAnswer`: the call takes effect at once, its answer is lost;
 * `lateCommit`: the same, but it takes effect `LATE_COMMIT_MS` later. `status` and `reasonCode` are those of a `refused` call.
 * With status 200 are answered: `malformed`, JSON that breaks off; `invalid`, JSON of another shape than the contract's; `empty`, no body;
 * `html`, a page in place of JSON; `oversized`, the true answer with `OVERSIZED_COUNT` entries in each of its lists.
 */
export const Fault = v.object({
  endpoint: v.string(),
  kind: v.picklist(faultKinds),
  status: v.optional(v.number()),
  reasonCode: v.optional(v.string()),
});
export type Fault = v.InferOutput<typeof Fault>;
