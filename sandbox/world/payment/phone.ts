import * as v from 'valibot';
import { isPaidByPhone } from '#domain/payment/phone-status.ts';

/** A payment by phone of a cart. */
export const PhonePayment = v.object({
  cartId: v.string(),
  cents: v.number(),
  /** How often was asked how far it is: the pretended guest on the phone takes a step with each. */
  asked: v.number(),
  outcome: v.picklist(['paid', 'declined', 'cut']),
});
export type PhonePayment = v.InferOutput<typeof PhonePayment>;

/** What becomes of a payment by phone, by the end of the number of the guest; any other is paid. For the sandbox's own help too. */
export const testPhones = [
  { ending: '0198', outcome: 'cut', what: 'The line breaks' },
  { ending: '0199', outcome: 'declined', what: 'The bank declines the card' },
] as const;

export const phoneOutcomeOf = (phone: string): PhonePayment['outcome'] =>
  testPhones.find(({ ending }) => phone.replaceAll(/\D/g, '').endsWith(ending))?.outcome ?? 'paid';

const idle = { callStatus: null, ivrStatus: null, ivrSuccess: false, bridgeMessage: null, bridgeError: null } as const;
const active = { ...idle, connectionStatus: 'ACTIVE' } as const;

/** What the bridge says of it (SUBMIT-18, SUBMIT-19). */
export function phoneStatusOf({ asked, outcome }: PhonePayment) {
  if (asked <= 1) return { ...active, bridgeMessage: 'Call (217) 555-0142 and enter 4471.' };
  if (asked === 2) return { ...active, callStatus: 'TALKING' as const };
  if (outcome === 'cut') return { ...idle, connectionStatus: 'INACTIVE' as const, bridgeError: 'The line broke.' };
  if (asked === 3) return { ...active, callStatus: 'TALKING' as const, ivrStatus: 'STARTED' as const };
  if (outcome === 'declined') {
    const bridgeError = 'Your bank didn’t accept this card.';
    return { ...active, callStatus: 'WRAP_UP' as const, ivrStatus: 'FINISHED' as const, bridgeError };
  }
  if (asked === 4) return { ...active, callStatus: 'WRAP_UP' as const, ivrStatus: 'STARTED' as const };
  return { ...active, callStatus: 'FINISHED' as const, ivrStatus: 'FINISHED' as const, ivrSuccess: true };
}

/** What was paid by it, in cents; 0: nothing. */
export const phonePaidOf = (payment: PhonePayment | undefined): number =>
  payment !== undefined && isPaidByPhone(phoneStatusOf(payment)) ? payment.cents : 0;
