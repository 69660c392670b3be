import type { SnapshotFrom } from 'xstate';
import type { Cents } from '#domain/money/money.ts';
import type { PhoneStep } from '#domain/payment/phone.ts';
import type { phonePaymentMachine } from './phone-payment.machine.ts';
import type { PhonePaymentOutput } from './phone-payment.types.ts';

export type PhonePaymentScreen =
  | { kind: 'beginning'; total: Cents }
  /** `isAsking`: an answer of the phone system is on its way. */
  | { kind: 'ongoing'; total: Cents; step: PhoneStep; message: string | null; isAsking: boolean }
  | { kind: 'unreachable' }
  | { kind: 'endingCall' }
  | { kind: 'unended' }
  /** `isRefused`: the phone system refused, for `reasonCode`; else the payment failed and nothing was charged. */
  | { kind: 'failed'; message: string | null; isRefused: boolean; reasonCode: string | null }
  | { kind: 'finished'; as: PhonePaymentOutput['kind'] };

export function phonePaymentScreen(snapshot: SnapshotFrom<typeof phonePaymentMachine>): PhonePaymentScreen {
  const { output, context } = snapshot;
  if (output !== undefined) return { kind: 'finished', as: output.kind };
  const { total, step, message, isRefused, reasonCode } = context;
  if (snapshot.matches('beginning')) return { kind: 'beginning', total };
  if (snapshot.matches('failed')) return { kind: 'failed', message, isRefused, reasonCode };
  const stop = (['unreachable', 'endingCall', 'unended'] as const).find((state) => snapshot.matches(state));
  if (stop !== undefined) return { kind: stop };
  return { kind: 'ongoing', total, step, message, isAsking: snapshot.matches('asking') };
}
