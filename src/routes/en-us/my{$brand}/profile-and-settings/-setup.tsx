import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { paymentOptionsQuery } from '#src/api/stored-payment.ts';
import { addressesQuery, userDetailsQuery } from '#src/api/user.ts';
import { PartUnanswered } from '#src/flows/profile/PartUnanswered.tsx';
import { Setup } from '#src/flows/profile/Setup.tsx';
import '#src/text/lazy/profile.ts';
import { text } from '#src/text/text.ts';
import { PartLink } from './-part-link.tsx';

export function SetupNow() {
  const { call } = useRouteContext({ from: '__root__' });
  const details = useQuery(userDetailsQuery(call));
  const payments = useQuery(paymentOptionsQuery(call));
  const addresses = useQuery(addressesQuery(call));
  const failed = [details, payments, addresses].filter(({ isError, data }) => isError && data === undefined);
  if (failed.length > 0) return <PartUnanswered onRetry={() => failed.forEach(({ refetch }) => void refetch())} />;
  const known = details.data && payments.data && addresses.data;
  return (
    <Setup
      known={known ? { details: details.data, payments: payments.data, addresses: addresses.data } : null}
      linkTo={(part, name) => (
        <PartLink part={part} name={name}>
          {text('profile.change')}
        </PartLink>
      )}
    />
  );
}
