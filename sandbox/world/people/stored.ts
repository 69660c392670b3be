import * as v from 'valibot';
import { optTypes } from '#domain/prospect/prospect.ts';

/** A signed-in account. Times are instants. */
export const Session = v.object({
  token: v.string(),
  customerId: v.string(),
  loginDate: v.string(),
  secureUntil: v.string(),
  expiresAt: v.string(),
  /** A code that was asked for in this session lets its guarded changes pass until then; null: none was (SESSION-12). */
  secondStepUntil: v.nullable(v.string()),
});
export type Session = v.InferOutput<typeof Session>;

const purposes = ['login', 'phone', 'enable', 'trigger'] as const;

/** A one-time code that was sent. */
export const Challenge = v.object({
  token: v.string(),
  /** Names the last code, which is checked with it; null before the first. */
  codeToken: v.nullable(v.string()),
  purpose: v.picklist(purposes),
  customerId: v.string(),
  phoneId: v.nullable(v.string()),
  /** Null before a first one was asked for. */
  code: v.nullable(v.string()),
  /** An instant. */
  expiresAt: v.string(),
  sent: v.number(),
  failed: v.number(),
});
export type Challenge = v.InferOutput<typeof Challenge>;

/** An email's link that has yet to be followed. */
export const EmailToken = v.object({ token: v.string(), purpose: v.picklist(['verify', 'reset', 'preferences']), customerId: v.string() });

/** A stored prospect. `isExpired`: the link of its email has expired. */
export const StoredProspect = v.object({
  token: v.string(),
  emailAddress: v.nullable(v.string()),
  phoneNumber: v.nullable(v.string()),
  optType: v.picklist(optTypes),
  isExpired: v.boolean(),
});
export type StoredProspect = v.InferOutput<typeof StoredProspect>;
