import * as v from 'valibot';

/** One event that a flow took, and where it led. */
const Step = v.object({
  /** Milliseconds since the recording began. */
  at: v.number(),
  event: v.looseObject({ type: v.string() }),
  state: v.unknown(),
  status: v.string(),
  screen: v.unknown(),
});

const Actor = v.object({
  id: v.string(),
  parent: v.nullable(v.string()),
  /** The machine's id. */
  flow: v.string(),
  /** The flow's snapshot when its recording began. */
  begin: v.looseObject({}),
  steps: v.array(Step),
});

/** What the inspector records: every flow by itself, so that each can be walked again without the others. No secret is in it. */
export const Log = v.object({
  format: v.literal('hearthside.log'),
  version: v.literal(1),
  /** ISO, with zone. */
  recordedAt: v.string(),
  actors: v.array(Actor),
});
export type Log = v.InferOutput<typeof Log>;
export type ActorLog = v.InferOutput<typeof Actor>;
export type StepLog = v.InferOutput<typeof Step>;
