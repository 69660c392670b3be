import { formatPhone } from '#domain/phone/format.ts';
import { createDoorRecord } from '#src/flows/kit/door-record.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useAppContext } from './use-app-context.ts';
import { useJoinAnswer } from './use-join-answer.ts';

/** Known values of the sign-up form; any may be missing. */
interface Joiner {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly wantsMail?: boolean;
}

/** Returns a function that opens the sign-up with its known fields filled in; null for a member, and for a guest who has answered before. */
export function useJoin(joiner: Joiner): { readonly isMember: boolean; readonly onJoin: (() => void) | null } {
  const { app, auth, tabStorage } = useAppContext();
  const isMember = useScreen(app, ({ context }) => context.visitor === 'member');
  const { isAnswered, awaitAnswer } = useJoinAnswer();
  if (isMember || isAnswered) return { isMember, onJoin: null };
  const onJoin = () => {
    const { firstName, lastName, email, phone, wantsMail } = joiner;
    createDoorRecord(tabStorage).add({
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      email: email ?? '',
      phone: formatPhone(phone ?? ''),
      ...(wantsMail !== undefined && { wantsMail }),
    });
    auth.open({ kind: 'signUp', redirectTo: null });
    awaitAnswer();
  };
  return { isMember, onJoin };
}
