import type { QueryClient } from '@tanstack/react-query';
import type { Phone } from '#domain/phone/phone.ts';
import type { Client } from '#src/api/client.ts';
import { userDetailsQuery } from '#src/api/user.ts';

interface Dependencies {
  readonly call: Client;
  readonly queryClient: QueryClient;
}

/** Returns the member's own phone of a number, as the account has it now. */
export async function ownPhone({ call, queryClient }: Dependencies, phoneNumber: string): Promise<Phone | undefined> {
  const { phones } = await queryClient.fetchQuery({ ...userDetailsQuery(call), staleTime: 0 });
  return phones.find((phone) => phone.phoneNumber === phoneNumber);
}
