import type { PhoneStep } from './phone.ts';

/** Statuses of the line, in the words of the bridge to the phone system (SUBMIT-19). */
export const connectionStatuses = ['ACTIVE', 'INACTIVE'] as const;
/** Statuses of the call. */
export const callStatuses = ['TALKING', 'WRAP_UP', 'FINISHED'] as const;
/** Statuses of the payment in the phone system. */
export const ivrStatuses = ['STARTED', 'FINISHED'] as const;

/** What the bridge to the phone system says of a payment (SUBMIT-18); null: nothing so far. */
export interface PhoneStatus {
  readonly connectionStatus: (typeof connectionStatuses)[number];
  readonly callStatus: (typeof callStatuses)[number] | null;
  readonly ivrStatus: (typeof ivrStatuses)[number] | null;
  readonly ivrSuccess: boolean;
  /** A sentence for the guest. */
  readonly bridgeMessage: string | null;
  /** Why it failed, a sentence for the guest. */
  readonly bridgeError: string | null;
}

/** Whether the payment is finished and successful, so that the order carries no other (SUBMIT-03). */
export const isPaidByPhone = ({ ivrStatus, ivrSuccess }: Pick<PhoneStatus, 'ivrStatus' | 'ivrSuccess'>): boolean =>
  ivrStatus === 'FINISHED' && ivrSuccess;

/** What a status comes to (SUBMIT-03, SUBMIT-18, SUBMIT-19): a call that ended, or a line that broke, without a successful payment has failed. */
export function phoneVerdict(status: PhoneStatus): 'paid' | 'failed' | PhoneStep {
  const { connectionStatus, callStatus, ivrStatus, bridgeError } = status;
  if (isPaidByPhone(status)) return 'paid';
  if (ivrStatus === 'FINISHED' || callStatus === 'FINISHED' || connectionStatus === 'INACTIVE' || bridgeError !== null) return 'failed';
  if (callStatus === 'WRAP_UP') return 'wrapUp';
  if (ivrStatus === 'STARTED') return 'paying';
  return callStatus === 'TALKING' ? 'talking' : 'connecting';
}
