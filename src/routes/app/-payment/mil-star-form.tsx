import type { ActorRefFrom } from 'xstate';
import type { paymentEntryMachine } from '#machines/payment-entry/payment-entry.machine.ts';
import { paymentEntryScreen } from '#machines/payment-entry/payment-entry.screen.ts';
import { milStarAsSecret } from '#src/api/mil-star.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { MilStarEntry } from '#src/flows/payment-entry/MilStarEntry.tsx';
import { useSecretKeeper } from '../../-secret-keeper.ts';

interface MilStarFormProps {
  readonly actor: ActorRefFrom<typeof paymentEntryMachine>;
  readonly canSave: boolean;
}

/** The form of the card. Of what is typed only a name leaves it. */
export function MilStarForm({ actor, canSave }: MilStarFormProps) {
  const screen = useScreen(actor, paymentEntryScreen);
  const keep = useSecretKeeper();
  if (screen.kind === 'finished') return null;
  const today = Temporal.Now.plainDateISO().toString();
  return (
    <MilStarEntry
      {...{ screen, today, send: actor.send }}
      stored={null}
      place={canSave ? 'member' : 'guest'}
      keepEntry={(entry) => keep(milStarAsSecret(entry))}
    />
  );
}
