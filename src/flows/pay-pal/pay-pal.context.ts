import * as v from 'valibot';
import type { PayPalContext } from '#machines/pay-pal/pay-pal.types.ts';

export const PayPalContextSchema: v.GenericSchema<unknown, PayPalContext> = v.object({ secretId: v.nullable(v.string()) });
