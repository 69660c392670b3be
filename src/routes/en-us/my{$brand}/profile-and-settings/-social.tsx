import { useRouteContext } from '@tanstack/react-router';
import { providersOf } from '#domain/config/providers.ts';
import { userDetailsQuery } from '#src/api/user.ts';
import { SocialPart } from '#src/flows/profile/ListParts.tsx';
import { Loaded, useFormActor, type PartProps } from './-part.tsx';

export function Social(props: PartProps) {
  const { call, config } = useRouteContext({ from: '__root__' });
  const form = useFormActor(props, 'social');
  return (
    <Loaded query={userDetailsQuery(call)}>
      {({ socialProviders }) => <SocialPart {...form} linked={socialProviders} providers={providersOf(config)} />}
    </Loaded>
  );
}
