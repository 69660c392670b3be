import { useRouteContext } from '@tanstack/react-router';
import type { UserDetails } from '#contract/user.ts';
import { userDetailsQuery } from '#src/api/user.ts';
import { SocialPart } from '#src/views/profile/ListParts.tsx';
import { Loaded, useForm, type PartProps } from './-part.tsx';

export default function Social(props: PartProps) {
  const { call, providers } = useRouteContext({ from: '__root__' });
  const form = useForm(props, 'social');
  return (
    <Loaded<UserDetails> query={userDetailsQuery(call)}>
      {({ socialIntegrations }) => (
        <SocialPart {...form} linked={socialIntegrations.map(({ provider }) => provider)} providers={providers} />
      )}
    </Loaded>
  );
}
