import { LockKeyhole } from 'lucide';
import type { StoredMilStarCard } from '#domain/payment/stored.ts';
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
import { milStarOf, wireMilStar, wrongMilStar, type TypedMilStar } from './mil-star-form.ts';
import * as css from './PaymentEntry.css.ts';

type Filling = Extract<PaymentEntryScreen, { kind: 'filling' }>;

interface MilStarEntryProps {
  readonly screen: Filling;
  readonly send: (event: PaymentEntryEvent) => void;
  /** The card that is changed; null: a new one. */
  readonly stored: StoredMilStarCard | null;
  /** The date of the device, `YYYY-MM-DD`: a card expires by it (AMB-35). */
  readonly today: string;
  /** Puts what was typed where no machine can read it, and returns the name of that place. */
  readonly keepEntry: (entry: ReturnType<typeof wireMilStar>) => string;
  /** Asks whether the stored card is to be deleted. Default: it is not offered. */
  readonly onDelete?: () => void;
  /** In the account; or at the checkout, of a member who can save it, or of a guest. */
  readonly place: 'account' | 'member' | 'guest';
}

/** The form of a Military Star card (PAYSTORED-16): a new one, or name, date and ZIP code of a stored one. */
export function MilStarEntry({ screen, send, stored, today, keepEntry, onDelete, place }: MilStarEntryProps) {
  const isStored = stored !== null;
  const isAccount = place === 'account';
  const form = useForm<TypedMilStar>({
    initial: milStarOf(stored, isAccount),
    problemsIn: (entry) => wrongMilStar(entry, isStored, today),
    refused: screen.trouble === 'invalid' ? { creditCardNumber: text('storedPayments.milStar.invalid') } : {},
    isBusy: screen.isSaving,
    onSubmit: (entry) => send({ type: 'entry.submitted', secretId: keepEntry(wireMilStar(entry)) }),
  });
  return (
    <form {...form.props} className={isAccount ? css.panel : css.fields}>
      {isAccount && (
        <h2 className={isStored ? css.name : undefined}>
          {isStored
            ? text('storedPayments.card.editing', { name: text('storedPayments.milStar.name', { lastFour: stored.lastFour }) })
            : text('storedPayments.milStar.add')}
        </h2>
      )}
      <LiveRegion isUrgent>
        {screen.trouble !== null && screen.trouble !== 'invalid' && (
          <Notice tone="bad">{troubleText(screen, isAccount ? (isStored ? 'notUpdated' : 'notAdded') : 'unchecked')}</Notice>
        )}
      </LiveRegion>
      <ErrorSummary heading={text('storedPayments.errors')} {...form.summary} />
      <CardFields form={form} isStored={isStored} hasBrands={false} />
      {isAccount && stored?.isDefault !== true && (
        <CheckboxRow {...form.checkbox('isDefault')} isAlone label={text('storedPayments.card.makeDefault')} />
      )}
      {place === 'member' && <CheckboxRow {...form.checkbox('isSaved')} isAlone label={text('storedPayments.milStar.save')} />}
      {!isStored && (
        <p className={css.promise}>
          <Icon of={LockKeyhole} size={18} />
          {text('storedPayments.card.promise')}
        </p>
      )}
      <Row>
        <Button type="submit" isBusy={screen.isSaving}>
          {text(isAccount ? 'storedPayments.card.save' : 'storedPayments.milStar.use')}
        </Button>
        <Button tone="quiet" data-cancel onClick={() => send({ type: 'entry.left' })}>
          {text('storedPayments.cancel')}
        </Button>
        {isStored && onDelete && (
          <Button tone="quiet" onClick={onDelete}>
            {text('storedPayments.card.remove')}
          </Button>
        )}
      </Row>
    </form>
  );
}

/** Why it is not kept (PAYSTORED-18). */
function troubleText({ trouble, reasonCode }: Filling, otherwise: 'notAdded' | 'notUpdated' | 'unchecked'): string {
  if (trouble === 'declined') return text('storedPayments.milStar.declined');
  if (trouble === 'unknown') return text('storedPayments.unknown');
  return reasonText(reasonCode) ?? text(`storedPayments.milStar.${otherwise}`);
}
