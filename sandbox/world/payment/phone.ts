import * as v from 'valibot';
import { isPaidByPhone, phoneVerdict } from '#domain/payment/phone-status.ts';

/** The payment by phone of a cart: its last call. */
export const PhonePayment = v.object({
  cartId: v.string(),
  /** The client's own id of the call. */
  callId: v.string(),
  /** Ids of calls that are over. */
  overIds: v.array(v.string()),
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

/** Status of a call that has ended, or of none. */
const overStatus = { ...idle, connectionStatus: 'INACTIVE', callStatus: 'FINISHED' } as const;

/** Status of a payment (SUBMIT-18, SUBMIT-19). */
function phoneStatusOf({ callId, overIds, asked, outcome }: PhonePayment) {
  if (overIds.includes(callId)) return overStatus;
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

/** Whether the call is active, so that it can still be paid. */
export const isOnPhone = (payment: PhonePayment | undefined): boolean =>
  payment !== undefined && !['paid', 'failed'].includes(phoneVerdict(phoneStatusOf(payment)));

/** Returns the payment after a request for a call: the next step of that call, an earlier paid one, or a new call. */
export function askedPhone(
  known: PhonePayment | undefined,
  { cartId, cents, callId, outcome }: Omit<PhonePayment, 'asked' | 'overIds'>,
): PhonePayment {
  if (known?.callId === callId && known.cents === cents) return { ...known, asked: known.asked + 1, outcome };
  if (known !== undefined && (known.overIds.includes(callId) || phonePaidOf(known) === cents)) return known;
  return { cartId, callId, overIds: known === undefined ? [] : [...known.overIds, known.callId], cents, asked: 1, outcome };
}

/** Returns the payment after a call was ended. A payment that is finished for this amount stays, and a call with another id stays active. */
export function endedPhone(
  known: PhonePayment | undefined,
  { cartId, cents, callId }: Pick<PhonePayment, 'cartId' | 'cents' | 'callId'>,
): PhonePayment {
  if (known === undefined) return { cartId, callId, overIds: [callId], cents, asked: 0, outcome: 'paid' };
  return cents > 0 && phonePaidOf(known) === cents ? known : { ...known, overIds: [...known.overIds, callId] };
}

/** Status of a call of the cart, by its id. */
export const phoneStatusFor = (payment: PhonePayment, callId: string) =>
  payment.overIds.includes(callId) ? overStatus : phoneStatusOf(payment);
