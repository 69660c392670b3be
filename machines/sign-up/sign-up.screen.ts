import type { SnapshotFrom } from 'xstate';
import { must } from '#domain/must.ts';
import type { signUpMachine } from './sign-up.machine.ts';
import type { SignUpForm, SignUpOutput } from './sign-up.types.ts';

const troubles = ['taken', 'missing', 'refused', 'unreachable'] as const;
export type SignUpTrouble = (typeof troubles)[number];

export type SignUpScreen =
  | { kind: 'filling'; form: SignUpForm | null; trouble: SignUpTrouble | null; reasonCode: string | null; isBusy: boolean }
  | { kind: 'confirming'; email: string; mail: 'fresh' | 'resending' | 'resent' | 'unsent' }
  | { kind: 'finished'; as: SignUpOutput['kind'] };

export function signUpScreen(snapshot: SnapshotFrom<typeof signUpMachine>): SignUpScreen {
  const { form, email, reasonCode } = snapshot.context;
  if (snapshot.output !== undefined) return { kind: 'finished', as: snapshot.output.kind };
  if (snapshot.matches('confirming') || snapshot.matches('resending')) {
    const mail = (['resent', 'unsent'] as const).find((state) => snapshot.matches({ confirming: state }));
    return { kind: 'confirming', email: must(email, 'email'), mail: mail ?? (snapshot.matches('resending') ? 'resending' : 'fresh') };
  }
  const trouble = troubles.find((filling) => snapshot.matches({ filling })) ?? null;
  return { kind: 'filling', form, trouble, reasonCode: trouble === 'refused' ? reasonCode : null, isBusy: snapshot.matches('registering') };
}
