import { LockKeyhole } from 'lucide';
import type { StoredCard } from '#domain/payment/stored.ts';
import type { PaymentEntryScreen } from '#machines/payment-entry/payment-entry.screen.ts';
import type { PaymentEntryEvent } from '#machines/payment-entry/payment-entry.types.ts';
import '#src/text/lazy/stored-payments.ts';
import { reasonText, text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { CheckboxRow } from '#src/ui/CheckboxRow.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Row } from '#src/ui/Row.tsx';
import { useForm } from '#src/ui/useForm.ts';
import { CardFields } from '#src/flows/card/CardFields.tsx';
import { wireCard } from '#src/flows/card/card-form.ts';
import { entryOf, wrongEntry, type TypedEntry } from './entry-form.ts';
import * as css from './PaymentEntry.css.ts';

type Filling = Extract<PaymentEntryScreen, { kind: 'filling' }>;

export interface CardEntryProps {
  readonly send: (event: PaymentEntryEvent) => void;
  /** The card that is changed, and its name; null: a new one. */
  readonly stored: { readonly card: StoredCard; readonly name: string } | null;
  /** The date of the device, `YYYY-MM-DD`: a card expires by it (AMB-35). */
  readonly today: string;
  /** Puts what was typed where no machine can read it, and returns the name of that place. */
  readonly keepEntry: (entry: TypedEntry) => string;
  /** Asks whether the stored card is to be deleted. */
  readonly onDelete: () => void;
}

/** The form of a card for the account: a new one, or name, date and ZIP code of a stored one (PAYSTORED-04, C-86, C-87). */
export function CardEntry({ screen, send, stored, today, keepEntry, onDelete }: CardEntryProps & { readonly screen: Filling }) {
  const card = stored?.card ?? null;
  const form = useForm<TypedEntry>({
    initial: entryOf(card),
    problemsIn: (entry) => wrongEntry(entry, card, today),
    refused: screen.trouble === 'invalid' ? { creditCardNumber: text('storedPayments.card.invalid') } : {},
    isBusy: screen.isSaving,
    onSubmit: (entry) => send({ type: 'entry.submitted', secretId: keepEntry({ ...entry, ...wireCard(entry) }) }),
  });
  return (
    <form {...form.props} className={css.panel}>
      <h2 className={stored === null ? undefined : css.name}>
        {stored === null ? text('storedPayments.card.add') : text('storedPayments.card.editing', { name: stored.name })}
      </h2>
      <LiveRegion isUrgent>
        {screen.trouble !== null && screen.trouble !== 'invalid' && <Notice tone="bad">{troubleText(screen, stored === null)}</Notice>}
      </LiveRegion>
      <ErrorSummary heading={text('storedPayments.errors')} {...form.summary} />
      <CardFields form={form} isStored={stored !== null} />
      {card?.isDefault !== true && <CheckboxRow {...form.checkbox('isDefault')} isAlone label={text('storedPayments.card.makeDefault')} />}
      {stored === null && (
        <p className={css.promise}>
          <Icon of={LockKeyhole} size={18} />
          {text('storedPayments.card.promise')}
        </p>
      )}
      <Row>
        <Button type="submit" isBusy={screen.isSaving}>
          {text('storedPayments.card.save')}
        </Button>
        <Button tone="quiet" onClick={() => send({ type: 'entry.left' })}>
          {text('storedPayments.cancel')}
        </Button>
        {stored !== null && (
          <Button tone="quiet" onClick={onDelete}>
            {text('storedPayments.card.remove')}
          </Button>
        )}
      </Row>
    </form>
  );
}

/** Why it is not kept (PAYSTORED-18). */
function troubleText({ trouble, reasonCode }: Filling, isNew: boolean): string {
  if (trouble === 'declined') return text('storedPayments.card.declined');
  if (trouble === 'unknown') return text('storedPayments.unknown');
  return reasonText(reasonCode) ?? text(isNew ? 'storedPayments.card.notAdded' : 'storedPayments.card.notUpdated');
}
