import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { offeredAddresses } from '#domain/address/offered.ts';
import type { SavedAddress } from '#domain/address/saved.ts';
import { addressesQuery, recentAddressesQuery } from '#src/api/user.ts';
import { useIsTrusted } from '../../-shell/use-is-trusted.ts';

/** Returns the addresses of a member to offer for a delivery (ADDR-08); none of a guest, of a session that is not trusted, and while they are not known. */
export function useOfferedAddresses(): readonly SavedAddress[] {
  const { call } = useRouteContext({ from: '__root__' });
  const enabled = useIsTrusted();
  const { data: recent = [] } = useQuery({ ...recentAddressesQuery(call), enabled });
  const { data: saved = [] } = useQuery({ ...addressesQuery(call), enabled });
  return enabled ? offeredAddresses(recent, saved) : [];
}
