import type { SnapshotFrom } from 'xstate';
import { must } from '#domain/must.ts';
import type { signInMachine } from './sign-in.machine.ts';
import type { SignInOutput, SignInVariant, SocialProvider } from './sign-in.types.ts';

const troubles = ['refused', 'unreachable', 'unsupported', 'unlinked', 'socialFailed'] as const;
export type SignInTrouble = (typeof troubles)[number];

/** While `verifying`, the flow inside (the child `verification`) has a screen of its own. */
export type SignInScreen =
  | {
      kind: 'asking';
      variant: SignInVariant;
      /** First name of the member who is asked for the password alone; null: the visitor may sign in with every account (REAUTH-01). */
      firstName: string | null;
      /** Of that member, so that a password manager knows whose password is asked for; else what was typed before. */
      username: string | null;
      canLogOut: boolean;
      trouble: SignInTrouble | null;
      reasonCode: string | null;
      /** FRAUD-01 */
      isCollecting: boolean;
      isPosting: boolean;
      guest: 'continue' | 'order' | null;
    }
  | { kind: 'verifying' }
  | { kind: 'social' }
  | { kind: 'linking'; provider: SocialProvider }
  | { kind: 'offeringAccount'; provider: SocialProvider; hasFailed: boolean; isBusy: boolean }
  | { kind: 'exhausted'; firstName: string }
  | { kind: 'finished'; as: SignInOutput['kind'] };

export function signInScreen(snapshot: SnapshotFrom<typeof signInMachine>): SignInScreen {
  const { variant, member, reasonCode, social, email } = snapshot.context;
  if (snapshot.output !== undefined) return { kind: 'finished', as: snapshot.output.kind };
  if (snapshot.matches('verifying')) return { kind: 'verifying' };
  if (snapshot.matches('social')) return { kind: 'social' };
  if (snapshot.matches('linking')) return { kind: 'linking', provider: must(social, 'social').provider };
  if (snapshot.matches('exhausted')) return { kind: 'exhausted', firstName: must(member, 'member').firstName };
  if (snapshot.matches('offeringAccount') || snapshot.matches('registering')) {
    return {
      kind: 'offeringAccount',
      provider: must(social, 'social').provider,
      hasFailed: snapshot.matches({ offeringAccount: 'unregistered' }),
      isBusy: snapshot.matches('registering'),
    };
  }
  const trouble = troubles.find((ready) => snapshot.matches({ asking: { ready } })) ?? null;
  return {
    kind: 'asking',
    variant,
    firstName: member?.firstName ?? null,
    username: member?.username ?? email,
    canLogOut: member?.isPersistent ?? false,
    trouble,
    reasonCode: trouble === 'refused' ? reasonCode : null,
    isCollecting: snapshot.matches({ asking: 'collecting' }),
    isPosting: snapshot.matches('posting'),
    guest: guestIn(snapshot),
  };
}

function guestIn({ context }: SnapshotFrom<typeof signInMachine>) {
  if (context.isGuestAllowed) return 'continue';
  return context.canOrderAsGuest ? 'order' : null;
}
