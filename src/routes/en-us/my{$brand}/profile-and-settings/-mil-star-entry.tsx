import type { ComponentProps } from 'react';
import { namedMilStarCards } from '#domain/payment/mil-star.ts';
import type { StoredPayments } from '#domain/payment/stored.ts';
import { milStarAsSecret } from '#src/api/mil-star.ts';
import { MilStarEntry } from '#src/flows/payment-entry/MilStarEntry.tsx';
import { useSecretKeeper } from '../../../-secret-keeper.ts';

interface MilStarProps extends Pick<ComponentProps<typeof MilStarEntry>, 'screen' | 'send' | 'today' | 'onDelete'> {
  readonly stored: StoredPayments;
}

/** The form of the Military Star card of an account. */
export function MilStar({ stored, ...props }: MilStarProps) {
  const keep = useSecretKeeper();
  const card = namedMilStarCards(stored).find(({ id }) => id === props.screen.id)?.card ?? null;
  return <MilStarEntry {...props} place="account" stored={card} keepEntry={(entry) => keep(milStarAsSecret(entry))} />;
}
