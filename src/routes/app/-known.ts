import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { SnapshotFrom } from 'xstate';
import { primaryOf } from '#domain/account/primary.ts';
import { withholdsDetails } from '#domain/account/withheld.ts';
import { formatPhone } from '#domain/phone/format.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { userDetailsQuery } from '#src/api/user.ts';
import { useScreen } from '#src/views/kit/useScreen.ts';

/** What may be said of whoever is signed in; null of a guest, and of a member whose session is not to be trusted (SESSION-17). */
export function useKnown() {
  const { app, call } = useRouteContext({ from: '__root__' });
  const session = useScreen(app, ({ context, children }) => (context.visitor === 'member' ? children.session : undefined));
  const isTrusted = useScreen<SnapshotFrom<typeof sessionMachine> | null, boolean>(session ?? nobody, (snapshot) => {
    const member = snapshot?.context.member;
    return member?.kind === 'signedIn' && !withholdsDetails(member.session);
  });
  const { data = null } = useQuery({
    ...userDetailsQuery(call),
    enabled: isTrusted,
    select: ({ firstName, lastName, emails, phones }) => ({
      firstName,
      lastName,
      email: primaryOf(emails)?.emailAddress ?? '',
      phone: formatPhone(primaryOf(phones)?.phoneNumber ?? ''),
    }),
  });
  return isTrusted ? data : null;
}

const nobody = { subscribe: () => ({ unsubscribe: () => {} }), getSnapshot: (): SnapshotFrom<typeof sessionMachine> | null => null };
