import type { ComponentProps } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { donationMachine } from '#machines/donation/donation.machine.ts';
import { donationScreen } from '#machines/donation/donation.screen.ts';
import { DonationView } from '#src/flows/donation/DonationView.tsx';
import { useScreen } from '#src/flows/kit/useScreen.ts';

interface DonationPartProps extends Omit<ComponentProps<typeof DonationView>, 'screen' | 'send'> {
  readonly actor: ActorRefFrom<typeof donationMachine>;
}

/** Donations of the cart, with their flow. */
export const DonationPart = ({ actor, donations, given, openAtFirst }: DonationPartProps) => (
  <DonationView {...{ donations, given, openAtFirst }} screen={useScreen(actor, donationScreen)} send={actor.send} />
);
