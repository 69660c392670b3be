import { useRouteContext } from '@tanstack/react-router';
import { userDetailsQuery } from '#src/api/user.ts';
import { TastePart } from '#src/flows/profile/ChoiceParts.tsx';
import { Rows } from '#src/flows/profile/Fact.tsx';
import { Loaded, useFormActor, type PartProps } from './-part.tsx';

export function Taste(props: PartProps) {
  const { call } = useRouteContext({ from: '__root__' });
  const form = useFormActor(props, 'taste');
  return (
    <Loaded query={userDetailsQuery(call)}>
      {({ foodPreferences }) => (
        <Rows>
          <TastePart {...form} liked={foodPreferences} />
        </Rows>
      )}
    </Loaded>
  );
}
