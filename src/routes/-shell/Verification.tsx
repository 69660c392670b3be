import { useRouteContext } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import type { verificationMachine } from '#machines/verification/verification.machine.ts';
import { verificationScreen } from '#machines/verification/verification.screen.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { VerificationView } from '#src/flows/verification/VerificationView.tsx';

export function Verification({ actor }: { readonly actor: ActorRefFrom<typeof verificationMachine> }) {
  const { config } = useRouteContext({ from: '__root__' });
  return <VerificationView screen={useScreen(actor, verificationScreen)} send={actor.send} supportUrl={config.supportUrl} />;
}
