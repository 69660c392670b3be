import * as v from 'valibot';
import { entryKinds } from '#domain/payment/stored.ts';
import type { PaymentEntryContext } from '#machines/payment-entry/payment-entry.types.ts';

export const PaymentEntryContextSchema: v.GenericSchema<unknown, PaymentEntryContext> = v.object({
  kind: v.picklist(entryKinds),
  id: v.nullable(v.string()),
  secretId: v.nullable(v.string()),
  reasonCode: v.nullable(v.string()),
});
