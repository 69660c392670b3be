import type { ActorRefFrom } from 'xstate';
import { namedCards } from '#domain/payment/offered.ts';
import type { StoredPayments } from '#domain/payment/stored.ts';
import type { paymentEntryMachine } from '#machines/payment-entry/payment-entry.machine.ts';
import { paymentEntryScreen } from '#machines/payment-entry/payment-entry.screen.ts';
import { entryAsSecret } from '#src/api/payment-entry.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { PaymentEntryView } from '#src/flows/payment-entry/PaymentEntryView.tsx';
import { cardText } from '#src/flows/profile/card-text.ts';
import { useSecretKeeper } from '../../../-secret-keeper.ts';

interface PaymentEntryProps {
  readonly actor: ActorRefFrom<typeof paymentEntryMachine>;
  readonly stored: StoredPayments;
  readonly today: string;
  readonly onDelete: (id: string) => void;
}

/** The form of a payment for the account. Of what is typed only a name leaves it. */
export function PaymentEntry({ actor, stored, today, onDelete }: PaymentEntryProps) {
  const screen = useScreen(actor, paymentEntryScreen);
  const keep = useSecretKeeper();
  const id = screen.kind === 'filling' ? screen.id : null;
  const card = namedCards(stored).find((named) => named.id === id)?.card;
  return (
    <PaymentEntryView
      screen={screen}
      send={actor.send}
      stored={card ? { card, name: cardText(card) } : null}
      today={today}
      keepEntry={(entry) => keep(entryAsSecret(entry))}
      onDelete={() => id !== null && onDelete(id)}
    />
  );
}
