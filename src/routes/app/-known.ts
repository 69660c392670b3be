import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { primaryOf } from '#domain/account/primary.ts';
import { formatPhone } from '#domain/phone/format.ts';
import { userDetailsQuery } from '#src/api/user.ts';
import { useIsTrusted } from '../-shell/use-is-trusted.ts';

/** Details of the signed-in member that may be shown; null for a guest, and for a member with an insecure session (SESSION-17). */
export function useKnown() {
  const { call } = useRouteContext({ from: '__root__' });
  const isTrusted = useIsTrusted();
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
