import { useRouteContext } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { twoStepMachine } from '#machines/two-step/two-step.machine.ts';
import { twoStepScreen } from '#machines/two-step/two-step.screen.ts';
import { userDetailsQuery } from '#src/api/user.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { TwoStepView } from '#src/flows/two-step/TwoStepView.tsx';
import { Verification } from '../../../-shell/Verification.tsx';
import { Loaded, type PartProps } from './-part.tsx';

export function Security({ profile }: PartProps) {
  const { call } = useRouteContext({ from: '__root__' });
  const { twoStep } = profile.getSnapshot().children;
  return <Loaded query={userDetailsQuery(call)}>{({ phones }) => twoStep && <TwoStep actor={twoStep} phones={phones} />}</Loaded>;
}

interface TwoStepProps {
  readonly actor: ActorRefFrom<typeof twoStepMachine>;
  readonly phones: ComponentProps<typeof TwoStepView>['phones'];
}

function TwoStep({ actor, phones }: TwoStepProps) {
  const screen = useScreen(actor, twoStepScreen);
  const verification = useScreen(actor, ({ children }) => children.verification);
  return (
    <TwoStepView screen={screen} send={actor.send} phones={phones} verification={verification && <Verification actor={verification} />} />
  );
}
