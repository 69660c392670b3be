import * as v from 'valibot';

/** A text or an email that the bakery "sent". */
export const Message = v.object({
  id: v.string(),
  channel: v.picklist(['sms', 'email']),
  to: v.string(),
  subject: v.string(),
  body: v.string(),
  /** An instant. */
  sentAt: v.string(),
});
export type Message = v.InferOutput<typeof Message>;
