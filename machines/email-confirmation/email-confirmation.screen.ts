import type { SnapshotFrom } from 'xstate';
import { must } from '#domain/must.ts';
import type { emailConfirmationMachine } from './email-confirmation.machine.ts';

export type EmailConfirmationScreen =
  | { kind: 'confirming' }
  | { kind: 'unreachable' }
  | { kind: 'confirmed' }
  | { kind: 'asking'; hasFailed: boolean; isBusy: boolean; email: string | null }
  | { kind: 'sent'; email: string }
  | { kind: 'finished'; as: 'signIn' | 'closed' };

export function emailConfirmationScreen(snapshot: SnapshotFrom<typeof emailConfirmationMachine>): EmailConfirmationScreen {
  const { email } = snapshot.context;
  if (snapshot.output !== undefined) return { kind: 'finished', as: snapshot.output.kind };
  for (const kind of ['confirming', 'unreachable', 'confirmed'] as const) if (snapshot.matches(kind)) return { kind };
  if (snapshot.matches('sent')) return { kind: 'sent', email: must(email, 'email') };
  return { kind: 'asking', hasFailed: snapshot.matches({ asking: 'unsent' }), isBusy: snapshot.matches('resending'), email };
}
