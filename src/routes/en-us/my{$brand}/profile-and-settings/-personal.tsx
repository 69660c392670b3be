import { useRouteContext } from '@tanstack/react-router';
import { countryCode } from '#domain/address/saved.ts';
import { addressesQuery, userDetailsQuery } from '#src/api/user.ts';
import { passwordsAsSecret } from '#src/api/password-secret.ts';
import { AddressPart } from '#src/flows/profile/AddressPart.tsx';
import { PersonalPart } from '#src/flows/profile/PersonalPart.tsx';
import { useSecretKeeper } from '#src/routes/-secret-keeper.ts';
import { usePhoneVerification } from './-phone-verification.tsx';
import { Loaded, useFormActor, type PartProps } from './-part.tsx';

export function Personal(props: PartProps) {
  const { call, config } = useRouteContext({ from: '__root__' });
  const forms = {
    name: useFormActor(props, 'name'),
    email: useFormActor(props, 'email'),
    password: useFormActor(props, 'password'),
    birthday: useFormActor(props, 'birthday'),
    phone: useFormActor(props, 'phone'),
  };
  const address = useFormActor(props, 'address');
  const keepSecret = useSecretKeeper();
  const phoneVerification = usePhoneVerification(props);
  return (
    <>
      <Loaded query={userDetailsQuery(call)}>
        {(details) => (
          <PersonalPart
            details={details}
            forms={forms}
            keepPasswords={(both) => keepSecret(passwordsAsSecret(both))}
            phoneVerification={phoneVerification}
          />
        )}
      </Loaded>
      <Loaded query={addressesQuery(call)}>
        {(addresses) => <AddressPart {...address} addresses={addresses} country={countryCode(config.locale)} />}
      </Loaded>
    </>
  );
}
