import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { primaryOf } from '#domain/account/primary.ts';
import { formatPhone } from '#domain/phone/format.ts';
import { isPending } from '#machines/kit/lazy.ts';
import { userDetailsQuery } from '#src/api/user.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { useAppContext } from '../../-shell/use-app-context.ts';
import { useIsTrusted } from '../../-shell/use-is-trusted.ts';

/**
 * Details of the signed-in member that may be shown; null for a guest, and for a member with an insecure session (SESSION-17). `isKnownComing`: who
 * they are, or what is known of them, is still read.
 */
export function useKnown() {
  const { app, call } = useAppContext();
  const hasMember = useScreen(app, ({ context }) => context.visitor === 'member');
  const session = useScreen(app, ({ children }) => children.session);
  const isRestoring = useSelector(session, (snapshot) =>
    snapshot === undefined || isPending(snapshot) ? snapshot?.code !== 'failed' : snapshot.context.member?.kind === 'restoring',
  );
  const isTrusted = useIsTrusted();
  const { data = null, isLoading } = useQuery({
    ...userDetailsQuery(call),
    enabled: isTrusted,
    select: ({ firstName, lastName, emails, phones }) => ({
      firstName,
      lastName,
      email: primaryOf(emails)?.emailAddress ?? '',
      phone: formatPhone(primaryOf(phones)?.phoneNumber ?? ''),
    }),
  });
  return { known: isTrusted ? data : null, isKnownComing: isLoading || (hasMember && isRestoring) };
}
