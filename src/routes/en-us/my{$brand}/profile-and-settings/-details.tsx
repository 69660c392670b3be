import { useRouteContext } from '@tanstack/react-router';
import { userDetailsQuery } from '#src/api/user.ts';
import { passwordsAsSecret } from '#src/api/password-secret.ts';
import { PersonalPart } from '#src/flows/profile/PersonalPart.tsx';
import '#src/text/lazy/profile.ts';
import { text } from '#src/text/text.ts';
import { useSecretKeeper } from '#src/routes/-secret-keeper.ts';
import { usePhoneVerification } from './-phone-verification.tsx';
import { Loaded, useFormActor, type PartProps } from './-part.tsx';
import { PartLink } from './-part-link.tsx';

export function Details(props: PartProps) {
  const { call } = useRouteContext({ from: '__root__' });
  const forms = {
    name: useFormActor(props, 'name'),
    email: useFormActor(props, 'email'),
    password: useFormActor(props, 'password'),
    birthday: useFormActor(props, 'birthday'),
    phone: useFormActor(props, 'phone'),
  };
  const keepSecret = useSecretKeeper();
  const phoneVerification = usePhoneVerification(props);
  return (
    <Loaded query={userDetailsQuery(call)}>
      {(details) => (
        <PersonalPart
          details={details}
          forms={forms}
          keepPasswords={(both) => keepSecret(passwordsAsSecret(both))}
          phoneVerification={phoneVerification}
          linkTo={(part, name) => (
            <PartLink part={part} name={name}>
              {text('profile.change')}
            </PartLink>
          )}
        />
      )}
    </Loaded>
  );
}
