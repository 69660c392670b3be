import { Plus } from 'lucide';
import { useState, type ReactNode } from 'react';
import { MIL_STAR } from '#domain/payment/mil-star.ts';
import { CAMPUS, PAYPAL } from '#domain/payment/offered.ts';
import type { EntryKind, StoredPayments } from '#domain/payment/stored.ts';
import type { StoredPaymentsScreen } from '#machines/stored-payments/stored-payments.screen.ts';
import type { StoredPaymentsEvent } from '#machines/stored-payments/stored-payments.types.ts';
import '#src/text/lazy/stored-payments.ts';
import { text } from '#src/text/text.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Row } from '#src/ui/Row.tsx';
import { useFocusOn } from '#src/flows/kit/useFocusOn.ts';
import { FIRST_FIELD } from '#src/flows/profile/EditForm.tsx';
import { EmptyPart } from '#src/flows/profile/EmptyPart.tsx';
import { ListButton } from '#src/flows/profile/ListButton.tsx';
import * as profileCss from '#src/flows/profile/Profile.css.ts';
import * as rowCss from '#src/flows/profile/Rows.css.ts';
import { campusRows, cardRows, giftCardRows, milStarRows, otherRows, type PaymentRow } from './payment-row.ts';
import { ApplePayFact } from './ApplePayFact.tsx';
import { StoredPaymentRow } from './StoredPaymentRow.tsx';
import * as css from './StoredPayments.css.ts';

export interface StoredPaymentsViewProps {
  readonly screen: StoredPaymentsScreen;
  readonly send: (event: StoredPaymentsEvent) => void;
  readonly stored: StoredPayments;
  /** The date of the device, `YYYY-MM-DD` (AMB-35). */
  readonly today: string;
  /** The form that is open, already drawn. */
  readonly entry: ReactNode;
  /** The agreement with PayPal that is open, already drawn. */
  readonly payPal: ReactNode;
  /** PayPal can be asked here; else the page says that it is not available. */
  readonly hasPayPal: boolean;
  /** Military Star cards can be added here. */
  readonly hasMilStar: boolean;
  /** The payment type of campus cards; null: they are not switched on (FLAGS-15). */
  readonly campusPaymentTypeId: number | null;
}

/** What a member pays with: cards, gift cards and the rest, each with what can be done with it (PAYSTORED-01, PAYSTORED-18). */
export function StoredPaymentsView({
  screen,
  send,
  stored,
  today,
  entry,
  payPal,
  hasPayPal,
  hasMilStar,
  campusPaymentTypeId,
}: StoredPaymentsViewProps) {
  const milStars = milStarRows(stored, today);
  const cards = [...cardRows(stored, today), ...milStars];
  const giftCards = giftCardRows(stored);
  const others = otherRows(stored);
  const campus = campusPaymentTypeId === null ? [] : campusRows(stored, campusPaymentTypeId, today);
  // Where the focus goes back to.
  const [lastId, setLastId] = useState('');
  const openId = screen.kind === 'entering' ? screen.entry.id : null;
  const newKind = screen.kind === 'entering' && openId === null ? screen.entry.kind : null;
  const stage =
    screen.kind === 'entering'
      ? `open ${screen.entry.kind} ${openId}`
      : screen.kind === 'asking'
        ? `asking ${screen.target.id}`
        : screen.kind;
  const allRows = [...cards, ...giftCards, ...campus, ...others];
  const section = useFocusOn<HTMLDivElement>(stage, () => {
    if (screen.kind === 'entering') return FIRST_FIELD;
    if (screen.kind === 'asking' || screen.kind === 'connecting') return '[data-cancel]';
    if (lastId.startsWith(PAYPAL) && others.length === 0) return '[data-paypal]';
    if (lastId === CAMPUS) return '[data-add-campus]';
    if (lastId === MIL_STAR) return milStars[0] ? `[data-payment="${CSS.escape(milStars[0].id)}"] [data-act]` : '[data-add-mil-star]';
    const row = lastId === PAYPAL ? others[0] : allRows.find(({ id }) => id === lastId);
    return row ? `[data-payment="${CSS.escape(row.id)}"] [data-act]` : '[data-add]';
  });
  function press(row: PaymentRow) {
    setLastId(row.id);
    send({ type: 'deletion.opened', kind: row.kind, id: row.id });
  }
  function connect() {
    setLastId(PAYPAL);
    send({ type: 'payPal.opened' });
  }
  function edit(kind: EntryKind, id: string | null) {
    setLastId(id ?? newIds[kind]);
    send({ type: 'entry.opened', kind, id });
  }
  const isBusy = screen.kind === 'asking' && screen.isDeleting;
  const rows = (all: readonly PaymentRow[], fact?: ReactNode) =>
    (all.length > 0 || Boolean(fact)) && (
      <ul className={profileCss.list}>
        {all.map((row) =>
          row.id === openId ? (
            <li key={row.id}>{entry}</li>
          ) : (
            <StoredPaymentRow
              key={row.id}
              row={row}
              asked={screen.kind === 'asking' && screen.target.id === row.id ? screen : null}
              isBusy={isBusy}
              isEditing={isOpen}
              onAct={() => (row.opens === null ? press(row) : edit(row.opens, row.id))}
              send={send}
            />
          ),
        )}
        {fact}
      </ul>
    );
  const isConnecting = screen.kind === 'connecting';
  const isOpen = screen.kind === 'entering' || isConnecting;
  const isEmpty = allRows.length === 0 && !stored.hasApplePay;
  const addButton = (
    <ListButton isSaving={isBusy} isEditing={isOpen} tone={isEmpty ? 'primary' : 'quiet'} data-add onClick={() => edit('card', null)}>
      <Icon of={Plus} size={18} />
      {text('storedPayments.card.add')}
    </ListButton>
  );
  // An account has at most one (ALLOC-11).
  const addMilStar = hasMilStar && milStars.length === 0 && (
    <ListButton isSaving={isBusy} isEditing={isOpen} tone="quiet" data-add-mil-star onClick={() => edit('milStar', null)}>
      <Icon of={Plus} size={18} />
      {text('storedPayments.milStar.add')}
    </ListButton>
  );
  const said = screen.kind === 'listing' && (
    <>
      {screen.news && <Notice tone="good">{newsText(screen.news)}</Notice>}
      {screen.isGone && <Notice tone="warn">{text('storedPayments.gone')}</Notice>}
    </>
  );
  return (
    <div ref={section} className={css.parts}>
      <LiveRegion>{said}</LiveRegion>
      {isEmpty && newKind !== 'card' && newKind !== 'milStar' ? (
        <EmptyPart
          heading={text('storedPayments.none')}
          action={
            <Row>
              {addButton}
              {addMilStar}
            </Row>
          }
        >
          {text('storedPayments.none.lead')}
        </EmptyPart>
      ) : (
        <Part heading={text('storedPayments.cards')}>
          {rows(cards)}
          {(newKind === 'card' || newKind === 'milStar') && entry}
          <div className={rowCss.add}>
            {newKind !== 'card' && addButton}
            {addMilStar}
          </div>
        </Part>
      )}
      {giftCards.length > 0 && <Part heading={text('storedPayments.giftCards')}>{rows(giftCards)}</Part>}
      {campusPaymentTypeId !== null && (
        <Part heading={text('storedPayments.campusCards')}>
          {rows(campus)}
          {newKind === 'campusCard' && entry}
          <div className={rowCss.add}>
            <ListButton isSaving={isBusy} isEditing={isOpen} tone="quiet" data-add-campus onClick={() => edit('campusCard', null)}>
              <Icon of={Plus} size={18} />
              {text('storedPayments.campusCard.add')}
            </ListButton>
          </div>
        </Part>
      )}
      {(!isEmpty || isConnecting || hasPayPal) && (
        <Part heading={text('storedPayments.others')}>
          {rows(others, stored.hasApplePay && <ApplePayFact />)}
          {isConnecting && payPal}
          {others.length === 0 && !isConnecting && !hasPayPal && (
            <p className={profileCss.quiet}>{text('storedPayments.payPal.unavailable')}</p>
          )}
          {others.length === 0 && hasPayPal && !isConnecting && (
            <div className={rowCss.add}>
              <ListButton isSaving={isBusy} isEditing={isOpen} tone="quiet" data-paypal onClick={() => connect()}>
                <Icon of={Plus} size={18} />
                {text('storedPayments.payPal.add')}
              </ListButton>
            </div>
          )}
        </Part>
      )}
    </div>
  );
}

/** What the focus goes back to after the form of a new payment. */
const newIds: Readonly<Record<EntryKind, string>> = { card: '', campusCard: CAMPUS, milStar: MIL_STAR };

const Part = ({ heading, children }: { readonly heading: string; readonly children: ReactNode }) => (
  <section className={profileCss.group} aria-label={heading}>
    <h2>{heading}</h2>
    {children}
  </section>
);

/** What has just become of a payment (PAYSTORED-18). */
function newsText({ kind, change }: NonNullable<Extract<StoredPaymentsScreen, { kind: 'listing' }>['news']>): string {
  if (kind !== 'payPal' && kind !== 'giftCard') return text(`storedPayments.${kind}.${change}`);
  return text(change === 'added' && kind === 'payPal' ? 'storedPayments.payPal.added' : `storedPayments.${kind}.deleted`);
}
