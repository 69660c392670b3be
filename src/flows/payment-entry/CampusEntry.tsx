import { LockKeyhole } from 'lucide';
import { digitsOf, shapedExpiry } from '#domain/payment/card.ts';
import type { Institution } from '#domain/payment/institution.ts';
import type { StoredCampusCard } from '#domain/payment/stored.ts';
import type { PaymentEntryScreen } from '#machines/payment-entry/payment-entry.screen.ts';
import type { PaymentEntryEvent } from '#machines/payment-entry/payment-entry.types.ts';
import '#src/text/lazy/stored-payments.ts';
import { reasonText, text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { MaskedField } from '#src/ui/MaskedField.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Row } from '#src/ui/Row.tsx';
import { Select } from '#src/ui/Select.tsx';
import { ShapedField } from '#src/ui/ShapedField.tsx';
import { useForm } from '#src/ui/useForm.ts';
import * as cardCss from '#src/flows/card/Card.css.ts';
import { campusEntryOf, wireCampusEntry, wrongCampusEntry, type TypedCampusCard } from './campus-form.ts';
import * as css from './PaymentEntry.css.ts';

type Filling = Extract<PaymentEntryScreen, { kind: 'filling' }>;

interface CampusEntryProps {
  readonly screen: Filling;
  readonly send: (event: PaymentEntryEvent) => void;
  /** The card that is changed; null: a new one. */
  readonly stored: StoredCampusCard | null;
  /** The schools to choose from, whose cards the cafe of the order takes. */
  readonly institutions: readonly Institution[];
  /** The cafe of the order; null without an order. */
  readonly cafeName: string | null;
  /** The date of the device, `YYYY-MM-DD`: a card expires by it (AMB-35). */
  readonly today: string;
  /** Puts what was typed where no machine can read it, and returns the name of that place. */
  readonly keepEntry: (entry: TypedCampusCard) => string;
  /** Asks whether the stored card is to be deleted. */
  readonly onDelete: () => void;
}

const shapedNumber = (typed: string) => digitsOf(typed).slice(0, 16);

/** The form of a campus card for the account: a new one, or date and ZIP code of a stored one (C-91, PAYSTORED-21). */
export function CampusEntry({ screen, send, stored, institutions, cafeName, today, keepEntry, onDelete }: CampusEntryProps) {
  const isStored = stored !== null;
  const form = useForm<TypedCampusCard>({
    initial: campusEntryOf(stored, institutions),
    problemsIn: (entry) => wrongCampusEntry(entry, isStored, today),
    refused: screen.trouble === 'invalid' ? { campusCardNumber: text('storedPayments.campusCard.invalid') } : {},
    isBusy: screen.isSaving,
    onSubmit: (entry) => send({ type: 'entry.submitted', secretId: keepEntry(wireCampusEntry(entry)) }),
  });
  const leave = (
    <Button tone="quiet" data-cancel onClick={() => send({ type: 'entry.left' })}>
      {text('storedPayments.cancel')}
    </Button>
  );
  if (!isStored && institutions.length === 0) {
    return (
      <div className={css.panel}>
        <h2>{text('storedPayments.campusCard.add')}</h2>
        <Notice tone="info">
          {cafeName === null ? text('storedPayments.campusCard.cafe') : text('storedPayments.campusCard.none', { cafe: cafeName })}
        </Notice>
        <Row>{leave}</Row>
      </div>
    );
  }
  const choose = { value: '', label: text('storedPayments.campusCard.school.choose'), isDisabled: true };
  const schools = institutions.map(({ institutionId, institutionName }) => ({ value: institutionId, label: institutionName }));
  return (
    <form {...form.props} className={css.panel}>
      <h2>
        {isStored
          ? text('storedPayments.card.editing', { name: text('storedPayments.campusCard.name', { school: stored.institutionName }) })
          : text('storedPayments.campusCard.add')}
      </h2>
      <LiveRegion isUrgent>
        {screen.trouble !== null && screen.trouble !== 'invalid' && <Notice tone="bad">{troubleText(screen, isStored)}</Notice>}
      </LiveRegion>
      <ErrorSummary heading={text('storedPayments.errors')} {...form.summary} />
      {!isStored && (
        <>
          <Select
            {...form.field('institutionId')}
            label={text('storedPayments.campusCard.school')}
            options={schools.length === 1 ? schools : [choose, ...schools]}
            required
          />
          <ShapedField
            {...form.field('campusCardNumber')}
            label={text('storedPayments.campusCard.number')}
            hint={text('storedPayments.campusCard.number.hint')}
            inputMode="numeric"
            autoComplete="off"
            shape={shapedNumber}
            required
          />
        </>
      )}
      <div className={cardCss.trio}>
        <ShapedField
          {...form.field('expDate')}
          label={text('checkout.card.expiry')}
          hint={text('checkout.card.expiry.hint')}
          inputMode="numeric"
          autoComplete="off"
          shape={shapedExpiry}
          required
        />
        <MaskedField
          {...form.field('postalCode')}
          label={text('checkout.card.zip')}
          inputMode="numeric"
          autoComplete="billing postal-code"
          mask="#####"
          required
        />
      </div>
      {!isStored && (
        <p className={css.promise}>
          <Icon of={LockKeyhole} size={18} />
          {text('storedPayments.campusCard.promise')}
        </p>
      )}
      <Row>
        <Button type="submit" isBusy={screen.isSaving}>
          {text('storedPayments.card.save')}
        </Button>
        {leave}
        {isStored && (
          <Button tone="quiet" onClick={onDelete}>
            {text('storedPayments.card.remove')}
          </Button>
        )}
      </Row>
    </form>
  );
}

/** Why it is not kept (PAYSTORED-18). */
function troubleText({ trouble, reasonCode }: Filling, isStored: boolean): string {
  if (trouble === 'declined') return text('storedPayments.campusCard.declined');
  if (trouble === 'unknown') return text('storedPayments.unknown');
  return reasonText(reasonCode) ?? text(isStored ? 'storedPayments.campusCard.notUpdated' : 'storedPayments.campusCard.notAdded');
}
