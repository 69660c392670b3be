import type { SnapshotFrom } from 'xstate';
import type { Cents } from '#domain/money/money.ts';
import type { PhoneStep } from '#domain/payment/phone.ts';
import type { phonePaymentMachine } from './phone-payment.machine.ts';
import type { PhonePaymentOutput } from './phone-payment.types.ts';

export type PhonePaymentScreen =
  /** `isAsking`: an answer of the phone system is on its way. */
  | { kind: 'ongoing'; total: Cents; step: PhoneStep; message: string | null; isAsking: boolean }
  | { kind: 'unreachable' }
  /** `isFailed`: it had failed, and another way to pay comes next. */
  | { kind: 'endingCall'; isFailed: boolean }
  /** `isRefused`: the phone system refused, for `reasonCode`; else the payment failed and nothing was charged. */
  | { kind: 'failed'; message: string | null; isRefused: boolean; reasonCode: string | null }
  | { kind: 'finished'; as: PhonePaymentOutput['kind'] };

export function phonePaymentScreen(snapshot: SnapshotFrom<typeof phonePaymentMachine>): PhonePaymentScreen {
  const { output, context } = snapshot;
  if (output !== undefined) return { kind: 'finished', as: output.kind };
  const { total, step, message, isRefused, reasonCode } = context;
  if (snapshot.matches('failed')) return { kind: 'failed', message, isRefused, reasonCode };
  if (snapshot.matches('unreachable')) return { kind: 'unreachable' };
  if (snapshot.matches('endingCall')) return { kind: 'endingCall', isFailed: false };
  if (snapshot.matches('leaving')) return { kind: 'endingCall', isFailed: true };
  return { kind: 'ongoing', total, step, message, isAsking: snapshot.matches('asking') };
}
