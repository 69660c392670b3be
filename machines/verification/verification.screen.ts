import type { SnapshotFrom } from 'xstate';
import type { verificationMachine } from './verification.machine.ts';

const codeTroubles = ['incorrect', 'expired', 'limited', 'unchecked'] as const;
export type WrongCode = (typeof codeTroubles)[number];

const resendSteps = ['cooling', 'ready', 'requesting', 'refused', 'unreachable'] as const;
export type ResendStep = (typeof resendSteps)[number];
const phoneCalls = ['creatingPhone', 'refreshingPhones'] as const;

/** What the member has before them: the number is step 1, the code step 2 (MFA-03). */
export type VerificationScreen =
  | { kind: 'enteringPhone'; trouble: 'refused' | 'unsaved' | null; reasonCode: string | null; busy: (typeof phoneCalls)[number] | null }
  | { kind: 'sending' }
  | { kind: 'unsent'; reasonCode: string | null; isOptional: boolean }
  | {
      kind: 'entering';
      trouble: WrongCode | null;
      isChecking: boolean;
      resend: ResendStep;
      /** Why the server refused to send another code. */
      reasonCode: string | null;
      /** Until another code may be asked for, while `resend` is `cooling`. */
      secondsLeft: number;
      /** Another code has just been sent. */
      isResent: boolean;
      isOptional: boolean;
      lastFour: string | null;
    }
  | { kind: 'unknown' }
  | { kind: 'celebrating' }
  | { kind: 'finished'; as: 'verified' | 'declined' | 'cancelled' | 'unsupported' };

export function verificationScreen(snapshot: SnapshotFrom<typeof verificationMachine>): VerificationScreen {
  const { reasonCode, isOptional, lastFour, secondsLeft, isResent } = snapshot.context;
  if (snapshot.output !== undefined) return { kind: 'finished', as: snapshot.output.kind };
  const busy = phoneCalls.find((state) => snapshot.matches(state)) ?? null;
  if (snapshot.matches('enteringPhone') || busy !== null) {
    const isRefused = snapshot.matches({ enteringPhone: 'refused' });
    const trouble = isRefused ? 'refused' : snapshot.matches({ enteringPhone: 'unsaved' }) ? 'unsaved' : null;
    return { kind: 'enteringPhone', trouble, reasonCode: isRefused ? reasonCode : null, busy };
  }
  if (snapshot.matches('sending')) return { kind: 'sending' };
  if (snapshot.matches('unsent')) {
    return { kind: 'unsent', reasonCode: snapshot.matches({ unsent: 'refused' }) ? reasonCode : null, isOptional };
  }
  if (snapshot.matches('unknown')) return { kind: 'unknown' };
  if (snapshot.matches('celebrating')) return { kind: 'celebrating' };
  const resend = resendSteps.find((step) => snapshot.matches({ entering: { resend: step } })) ?? 'cooling';
  return {
    kind: 'entering',
    trouble: codeTroubles.find((code) => snapshot.matches({ entering: { code } })) ?? null,
    isChecking: snapshot.matches({ entering: { code: 'checking' } }),
    resend,
    reasonCode: resend === 'refused' ? reasonCode : null,
    secondsLeft: resend === 'cooling' ? secondsLeft : 0,
    isResent,
    isOptional,
    lastFour,
  };
}
