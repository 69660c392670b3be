import type { ActorRefFrom } from 'xstate';
import { namedCards } from '#domain/payment/offered.ts';
import type { StoredPayments } from '#domain/payment/stored.ts';
import type { paymentEntryMachine } from '#machines/payment-entry/payment-entry.machine.ts';
import { paymentEntryScreen } from '#machines/payment-entry/payment-entry.screen.ts';
import type { StoredTarget } from '#machines/stored-payments/stored-payments.types.ts';
import { entryAsSecret } from '#src/api/payment-entry.ts';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { CardEntry } from '#src/flows/payment-entry/CardEntry.tsx';
import { cardText } from '#src/flows/profile/card-text.ts';
import { PartLoading } from '#src/flows/profile/PartLoading.tsx';
import { useSecretKeeper } from '../../../-secret-keeper.ts';

const MilStar = lazyExtra(async () => (await import('./-mil-star-entry.tsx')).MilStar, <PartLoading />);
const Campus = lazyExtra(async () => (await import('./-campus-entry.tsx')).Campus, <PartLoading />);

export interface PaymentEntryProps {
  readonly actor: ActorRefFrom<typeof paymentEntryMachine>;
  readonly stored: StoredPayments;
  readonly today: string;
  readonly onDelete: (target: StoredTarget) => void;
}

/** The form of a payment for the account. Of what is typed only a name leaves it. */
export function PaymentEntry({ actor, stored, today, onDelete }: PaymentEntryProps) {
  const screen = useScreen(actor, paymentEntryScreen);
  const keep = useSecretKeeper();
  if (screen.kind === 'finished') return null;
  const { id, entry } = screen;
  const shared = { screen, send: actor.send, today, onDelete: () => id !== null && onDelete({ kind: entry, id }) };
  if (entry === 'campusCard') return <Campus {...shared} stored={stored} />;
  if (entry === 'milStar') return <MilStar {...shared} stored={stored} />;
  const card = namedCards(stored).find((named) => named.id === id)?.card;
  return <CardEntry {...shared} stored={card ? { card, name: cardText(card) } : null} keepEntry={(typed) => keep(entryAsSecret(typed))} />;
}
