import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '#src/api/client.ts';

interface Dependencies {
  readonly call: Client;
  readonly queryClient: QueryClient;
}

/** Whether a cafe takes tips on gift cards (FLAGS-29). One that cannot be read now counts as one that does not. */
export async function takesTips({ call, queryClient }: Dependencies, cafeId: string): Promise<boolean> {
  // Only a bonus card asks, so its code comes then.
  const cafe = import('#src/api/cafe.ts').then(({ cafeById }) => queryClient.ensureQueryData(cafeById(call, cafeId)));
  return (await cafe.catch(() => null))?.hasGiftCardTipping ?? false;
}
