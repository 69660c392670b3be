import { useRouteContext } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import { optsOf, type Prospect as KnownProspect } from '#domain/prospect/prospect.ts';
import type { prospectMachine } from '#machines/prospect/prospect.machine.ts';
import { prospectScreen } from '#machines/prospect/prospect.screen.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { ProspectView } from '#src/flows/prospect/ProspectView.tsx';
import { OpenFlow } from '../-shell/OpenFlow.tsx';
import { useJoin } from '../-shell/use-join.ts';
import { openWithoutToken } from './-open-prospect.ts';

export { openLink } from './-open-prospect.ts';

export function ProspectPage() {
  const { app } = useRouteContext({ from: '__root__' });
  const flow = useScreen(app, ({ children }) => children.prospect);
  return (
    <OpenFlow name="prospect" actor={flow} onRetry={() => openWithoutToken({ app })}>
      {(actor) => <Prospect actor={actor} />}
    </OpenFlow>
  );
}

function Prospect({ actor }: { readonly actor: ActorRefFrom<typeof prospectMachine> }) {
  const screen = useScreen(actor, prospectScreen);
  const { onJoin } = useJoin(screen.kind === 'choosing' ? joinerOf(screen.prospect) : {});
  return <ProspectView screen={screen} send={actor.send} onJoin={onJoin} />;
}

const joinerOf = ({ emailAddress: email, phoneNumber: phone, optType }: KnownProspect) => ({
  email,
  phone,
  wantsMail: optsOf(optType).email,
});
