import type { SnapshotFrom } from 'xstate';
import type { verificationMachine } from './verification.machine.ts';

const codeTroubles = ['incorrect', 'expired', 'limited', 'unchecked'] as const;
export type WrongCode = (typeof codeTroubles)[number];

/** What the member has before them: the number is step 1, the code step 2 (MFA-03). */
export type VerificationScreen =
  | { kind: 'enteringPhone'; trouble: 'refused' | 'unsaved' | null; reasonCode: string | null; isBusy: boolean }
  | { kind: 'sending' }
  | { kind: 'unsent'; reasonCode: string | null; isOptional: boolean }
  | {
      kind: 'entering';
      trouble: WrongCode | null;
      isChecking: boolean;
      canResend: boolean;
      isOptional: boolean;
      lastFour: string | null;
    }
  | { kind: 'unknown' }
  | { kind: 'celebrating' }
  | { kind: 'finished'; as: 'verified' | 'declined' | 'cancelled' | 'unsupported' };

export function verificationScreen(snapshot: SnapshotFrom<typeof verificationMachine>): VerificationScreen {
  const { reasonCode, isOptional, lastFour } = snapshot.context;
  if (snapshot.output !== undefined) return { kind: 'finished', as: snapshot.output.kind };
  if (snapshot.matches('enteringPhone') || snapshot.matches('creatingPhone')) {
    const isRefused = snapshot.matches({ enteringPhone: 'refused' });
    const trouble = isRefused ? 'refused' : snapshot.matches({ enteringPhone: 'unsaved' }) ? 'unsaved' : null;
    return { kind: 'enteringPhone', trouble, reasonCode: isRefused ? reasonCode : null, isBusy: snapshot.matches('creatingPhone') };
  }
  if (snapshot.matches('sending')) return { kind: 'sending' };
  if (snapshot.matches('unsent')) {
    return { kind: 'unsent', reasonCode: snapshot.matches({ unsent: 'refused' }) ? reasonCode : null, isOptional };
  }
  if (snapshot.matches('unknown')) return { kind: 'unknown' };
  if (snapshot.matches('celebrating')) return { kind: 'celebrating' };
  return {
    kind: 'entering',
    trouble: codeTroubles.find((code) => snapshot.matches({ entering: { code } })) ?? null,
    isChecking: snapshot.matches('checking'),
    canResend: snapshot.matches({ entering: { resend: 'ready' } }),
    isOptional,
    lastFour,
  };
}
