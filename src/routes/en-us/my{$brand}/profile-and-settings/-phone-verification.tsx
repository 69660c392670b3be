import type { ActorRefFrom } from 'xstate';
import { must } from '#domain/must.ts';
import type { twoStepMachine } from '#machines/two-step/two-step.machine.ts';
import { twoStepScreen } from '#machines/two-step/two-step.screen.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import type { PhoneVerification } from '#src/flows/profile/PhonesPart.tsx';
import { Verification } from '../../../-shell/Verification.tsx';
import type { PartProps } from './-part.tsx';

/** Confirming a phone from the list, by the flow that also switches two-step verification on. */
export function usePhoneVerification({ profile }: PartProps): PhoneVerification {
  const actor: ActorRefFrom<typeof twoStepMachine> = must(profile.getSnapshot().children.twoStep, 'twoStep');
  const screen = useScreen(actor, twoStepScreen);
  const verification = useScreen(actor, ({ children }) => children.verification);
  return {
    screen,
    send: actor.send,
    dialog: verification && <Verification actor={verification} />,
  };
}
