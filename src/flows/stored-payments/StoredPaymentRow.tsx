import { Gift, Medal } from 'lucide';
import type { StoredPaymentsScreen } from '#machines/stored-payments/stored-payments.screen.ts';
import type { StoredPaymentsEvent } from '#machines/stored-payments/stored-payments.types.ts';
import '#src/text/lazy/stored-payments.ts';
import { reasonText, text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { NewWords } from '#src/ui/NewWords.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { ListButton } from '#src/flows/profile/ListButton.tsx';
import * as itemCss from '#src/flows/profile/Items.css.ts';
import * as profileCss from '#src/flows/profile/Profile.css.ts';
import * as rowCss from '#src/flows/profile/Rows.css.ts';
import type { PaymentRow } from './payment-row.ts';
import * as css from './StoredPayments.css.ts';

type Asking = Extract<StoredPaymentsScreen, { kind: 'asking' }>;

interface StoredPaymentRowProps {
  readonly row: PaymentRow;
  /** The question whether to delete it, which is open; null: it is not. */
  readonly asked: Asking | null;
  /** One of the payments is being deleted. */
  readonly isBusy: boolean;
  /** A form of the list is open. */
  readonly isEditing: boolean;
  readonly onAct: () => void;
  readonly send: (event: StoredPaymentsEvent) => void;
}

/** A stored payment, and the question before it is deleted. */
export function StoredPaymentRow({ row, asked, isBusy, isEditing, onAct, send }: StoredPaymentRowProps) {
  const { id, kind, mark, name, meta, isUrgent, isDefault, amount, action } = row;
  return (
    <li className={itemCss.item} data-payment={id}>
      {/* The name of a card says its brand too: read aloud once. */}
      <span className={css.mark} aria-hidden={kind === 'card'}>
        {kind === 'giftCard' || kind === 'milStar' ? <Icon of={kind === 'giftCard' ? Gift : Medal} /> : mark}
      </span>
      <div>
        <span className={rowCss.chipped}>
          <span className={itemCss.name}>{name}</span>
          {isDefault && <Chip>{text('storedPayments.default')}</Chip>}
        </span>
        <p className={isUrgent ? css.urgent : profileCss.quiet}>{meta}</p>
        {amount !== null && <p className={itemCss.amount}>{amount}</p>}
      </div>
      {asked === null ? (
        <div className={itemCss.acts}>
          <ListButton
            isSaving={isBusy}
            isEditing={isEditing}
            tone="quiet"
            size="small"
            data-act
            aria-label={text('storedPayments.of', { action, name })}
            onClick={onAct}
          >
            {action}
          </ListButton>
        </div>
      ) : (
        <div className={itemCss.question}>
          <NewWords>{text('storedPayments.sure', { name })}</NewWords>
          <LiveRegion isUrgent>{asked.trouble !== null && <Notice tone="bad">{troubleText(asked)}</Notice>}</LiveRegion>
          <Button tone="danger" size="small" isBusy={asked.isDeleting} onClick={() => send({ type: 'deletion.confirmed' })}>
            {text('storedPayments.remove')}
          </Button>
          <ListButton isSaving={asked.isDeleting} tone="quiet" size="small" data-cancel onClick={() => send({ type: 'deletion.left' })}>
            {text('storedPayments.cancel')}
          </ListButton>
        </div>
      )}
    </li>
  );
}

/** Why it is still there (PAYSTORED-18). */
function troubleText({ trouble, reasonCode, target: { kind } }: Asking): string {
  if (trouble === 'assigned') return text('storedPayments.card.assigned');
  return reasonText(reasonCode) ?? text(`storedPayments.${kind}.notDeleted`);
}
