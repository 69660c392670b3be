import * as v from 'valibot';
import { Card } from './payment.ts';
import { fromSecret } from './from-secret.ts';

/** What was typed of a payment, between the form and the one request that carries it. The vault keeps it as text. */
const Entry = v.object({ ...Card.entries, isDefault: v.boolean() });
type Entry = v.InferOutput<typeof Entry>;

export const entryAsSecret = (entry: Entry): string => JSON.stringify(entry);
export const entryFromSecret = (secret: string): Entry => fromSecret(Entry, secret);
