import type { ActorRefFrom } from 'xstate';
import { runningActor } from '#machines/kit/lazy.ts';
import { primaryOf } from '#domain/account/primary.ts';
import { withholdsDetails } from '#domain/account/withheld.ts';
import type { OrderCustomer } from '#domain/cart/create.ts';
import type { appMachine } from '#machines/app/app.machine.ts';
import { userDetailsQuery } from '#src/api/user.ts';
import type { Services } from '#src/app/services.ts';

/** The member whose session it is, from what was loaded of them (CART-03, SESSION-17, SESSION-19). */
export function orderCustomerOf(
  app: ActorRefFrom<typeof appMachine>,
  { call, queryClient }: Pick<Services, 'call' | 'queryClient'>,
): OrderCustomer {
  const member = runningActor(app.getSnapshot().children.session)?.getSnapshot().context.member;
  const details = queryClient.getQueryData(userDetailsQuery(call).queryKey);
  if (member?.kind !== 'signedIn' || details === undefined) return {};
  return {
    isInsecure: withholdsDetails(member.session),
    customer: {
      firstName: details.firstName,
      lastName: details.lastName,
      email: primaryOf(details.emails)?.emailAddress ?? '',
      phone: primaryOf(details.phones)?.phoneNumber ?? '',
    },
  };
}
