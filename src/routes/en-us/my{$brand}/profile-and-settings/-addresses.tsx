import { useRouteContext } from '@tanstack/react-router';
import { countryCode } from '#domain/address/saved.ts';
import { addressesQuery } from '#src/api/user.ts';
import { AddressPart } from '#src/flows/profile/AddressPart.tsx';
import { Loaded, useFormActor, type PartProps } from './-part.tsx';

export function Addresses(props: PartProps) {
  const { call, config } = useRouteContext({ from: '__root__' });
  const form = useFormActor(props, 'address');
  return (
    <Loaded query={addressesQuery(call)}>
      {(addresses) => <AddressPart {...form} addresses={addresses} country={countryCode(config.locale)} />}
    </Loaded>
  );
}
