import { useRouteContext } from '@tanstack/react-router';
import { emailSubscriptionsQuery, userDetailsQuery } from '#src/api/user.ts';
import { CommunicationsPart, PrivacyPart } from '#src/flows/profile/ChoiceParts.tsx';
import { Rows } from '#src/flows/profile/Fact.tsx';
import { Loaded, useFormActor, type PartProps } from './-part.tsx';

export function Communications(props: PartProps) {
  const { call } = useRouteContext({ from: '__root__' });
  const communications = useFormActor(props, 'communications');
  const privacy = useFormActor(props, 'privacy');
  return (
    <Loaded query={userDetailsQuery(call)}>
      {({ optSettings }) => (
        <Rows>
          <Loaded query={emailSubscriptionsQuery(call)}>
            {(subscriptions) => (
              <CommunicationsPart {...communications} subscriptions={subscriptions} isEmailGlobalOpt={optSettings.isEmailGlobalOpt} />
            )}
          </Loaded>
          <PrivacyPart {...privacy} opt={optSettings} />
        </Rows>
      )}
    </Loaded>
  );
}
