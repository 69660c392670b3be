import { Link } from '@tanstack/react-router';
import { useId, useState, type ComponentType, type ReactNode, type SubmitEvent } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import { subtotalOf } from '#domain/cart/sums.ts';
import { canGoGreen, areAllKnown, filledDetails, isAskedForNews, type DetailsField, type KnownDetails } from '#domain/checkout/details.ts';
import { cardTypeOf } from '#domain/payment/card.ts';
import { NEW_CARD } from '#domain/payment/offered.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import type { CheckoutScreen } from '#machines/checkout/checkout.screen.ts';
import type { CheckoutEvent, TypedAtCheckout } from '#machines/checkout/checkout.types.ts';
import type { PaymentSelectionScreen } from '#machines/payment-selection/payment-selection.screen.ts';
import type { PaymentSelectionEvent } from '#machines/payment-selection/payment-selection.types.ts';
import '#src/text/lazy/checkout.ts';
import { text } from '#src/text/text.ts';
import { useIsDesk } from '#src/ui/useIsDesk.ts';
import { RowBlocks } from '#src/ui/Blocks.tsx';
import { Columns } from '#src/ui/Columns.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { aroundBar } from '#src/ui/StickyActions.css.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useForm } from '#src/ui/useForm.ts';
import type { Untimely } from '#src/flows/kit/untimely.ts';
import { EditOrder } from '#src/flows/kit/EditOrder.tsx';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import { OrderLines } from '#src/flows/cart/OrderLines.tsx';
import { NewSums } from '#src/flows/cart/NewSums.tsx';
import { CartTotals } from '#src/flows/cart/CartTotals.tsx';
import { PaymentView } from '#src/flows/payment-selection/PaymentView.tsx';
import type { KeptCard } from '#src/flows/card/kept-card.ts';
import { wireCard, wrongCard, type CardDraft, type TypedCard } from '#src/flows/card/card-form.ts';
import { wrongFields } from './details-form.ts';
import { takesTip } from './takes-tip.ts';
import type { SentPayment } from './declined-words.ts';
import { payingBy, refusedCard, unapproved, wrongPayment } from './payment-form.ts';
import { useDraft } from './useDraft.ts';
import * as css from './Checkout.css.ts';
import { DetailsFields } from './DetailsFields.tsx';
import { NewCard } from './NewCard.tsx';
import { holdOf } from './hold.ts';
import { PlaceOrder } from './PlaceOrder.tsx';
import { shownTip, wrongTip } from './tip-form.ts';
import type { TroubleNoticeProps } from './TroubleNotice.tsx';

/** Of a delivery only. */
const TipFields = lazyExtra(async () => (await import('./TipFields.tsx')).TipFields, <RowBlocks count={2} />);
/** Stands beside an ending, whose code comes later too. */
const CheckoutFacts = lazyExtra(async () => (await import('./CheckoutFacts.tsx')).CheckoutFacts);

type Filling = Extract<CheckoutScreen, { kind: 'filling' }>;
/** What the page and the form on it are given. */
export interface CheckoutFormProps {
  readonly send: (event: CheckoutEvent) => void;
  readonly order: SetUpOrder;
  /** Above the form, in its column: the heading of the page, already drawn. Default: nothing. */
  readonly head?: ReactNode;
  /** How, where and when, with the way to change it and what watches the time. */
  readonly place: ReactNode;
  /** What watches whether the order can be had at its time, already drawn, in the place of what a decline folds. Default: nothing. */
  readonly watch?: ReactNode;
  /** In the place of the time while it is folded. Default: the order can be had at it. */
  readonly when?: string | undefined;
  /** Address of the terms of use. */
  readonly termsUrl: string;
  readonly cart: Cart | null;
  /** The date of the device, `YYYY-MM-DD`: a card expires by it (AMB-35). */
  readonly today: string;
  /** The cafe-local time of now. */
  readonly now: string;
  /** Details of the member who pays; null: none may be shown. */
  readonly known: KnownDetails | null;
  /** They are still read. Default: false. */
  readonly isKnownComing?: boolean;
  /** Puts the card where no machine can read it, and gives the name of that place. */
  readonly keepCard: (card: TypedCard) => KeptCard;
  readonly draft: CardDraft;
  /** The choice of the payment, a flow beside this one. */
  readonly payment: PaymentSelectionScreen;
  readonly sendPayment: (event: PaymentSelectionEvent) => void;
  /** Asks a member once more who they are. */
  readonly onSignIn: () => void;
  /** Opens the sign-in; null: the visitor is signed in. */
  readonly onGuestSignIn: (() => void) | null;
  /** Codes and rewards, already drawn. Default: nothing. */
  readonly discounts?: ReactNode;
  /** Applies a code that is typed and not sent; returns whether the order has to wait for it. Default: there is none. */
  readonly applyCode?: () => boolean;
  /** The flow inside this one, already drawn: over the form, or in its place. */
  readonly submit: ReactNode;
  /** Draws why the order was not placed; its code may come later than the form. */
  readonly TroubleNotice: ComponentType<TroubleNoticeProps>;
  /** In the place of "Place order". Default: the order can be had at its time. */
  readonly untimely?: Untimely | null;
  /** Leads to what helps then. Default: nothing. */
  readonly onChangeOrder?: () => void;
  /** The total has just appeared, so that a press was meant for the control before it. Default: false. */
  readonly isFresh?: boolean;
  /** Another tab is placing the order of this cart: it cannot be placed here. Default: false. */
  readonly isPlacing?: boolean;
}

export function CheckoutForm({
  screen,
  send,
  order,
  head,
  place,
  watch,
  when,
  termsUrl,
  cart,
  today,
  now,
  known,
  isKnownComing = false,
  keepCard,
  draft,
  payment,
  sendPayment,
  onSignIn,
  onGuestSignIn,
  discounts,
  applyCode,
  submit,
  TroubleNotice,
  isFresh = false,
  isPlacing = false,
  untimely = null,
  onChangeOrder,
}: CheckoutFormProps & { readonly screen: Filling }) {
  const { busy, total } = screen;
  const { otherTip, ...typed } = screen.typed;
  const set = { percent: screen.tipPercent, tip: screen.tip };
  const isDelivered = order.destination === 'DELIVERY';
  const typedTip = shownTip(otherTip, set);
  const details = filledDetails(known, typed, cart?.cartSummary);
  const [isSaved, setSaved] = useState(draft.isSaved);
  const canSave = payment.kind !== 'loading' && payment.canSave;
  const [sent, setSent] = useState<SentPayment | null>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  // What is pressed for has to be on the page.
  const hold = holdOf({ busy, isPlacing, untimely, isEarly: isFresh || isKnownComing });
  const isElsewhere = hold === 'elsewhere';
  // An order that was sent before this page was loaded is not paid for again: what was typed is asked for once that is over.
  const isResumed = Boolean(submit) && sent === null;
  const form = useForm<TypedCard, DetailsField | keyof TypedCard | 'payment' | 'tip'>({
    initial: draft.initial,
    problemsIn: (card) => ({
      ...wrongFields(details, order),
      ...(isDelivered && wrongTip(typedTip, set)),
      ...(total > 0 && wrongPayment(payment, card, today)),
    }),
    refused: refusedCard(payment, screen.trouble),
    isAtOnce: true,
    onSubmit(card) {
      // It changes the total, which a wallet approves.
      if (applyCode?.()) return;
      const toApprove = total > 0 ? unapproved(payment) : null;
      if (toApprove !== null) return sendPayment({ type: 'addition.requested', kind: toApprove });
      setSent({ payment, total, type: cardTypeOf(card.creditCardNumber), lastFour: card.creditCardNumber.trim().slice(-4) });
      const { parkingSpot, specialInstructions, goGreen, ...who } = details;
      const paying = payingBy(payment, () => ({ kind: 'newCard', ...keepCard(wireCard(card)), isSaved: isSaved && canSave }));
      send({ type: 'form.submitted', form: { details: who, specialInstructions, goGreen, parkingSpot }, paying });
    },
  });
  // It is chosen by then: where the guest signs in, no stored card takes its place (decision 033).
  const onBegin = () => sendPayment({ type: 'method.selected', id: NEW_CARD });
  const isWhole = Object.keys(wrongCard(form.values, today)).length === 0;
  const isLost = useDraft(draft, { card: form.values, isSaved, isWhole, onBegin });
  const type = (change: TypedAtCheckout) => send({ type: 'details.typed', typed: change });
  const isDesk = useIsDesk();
  const id = useId();
  const newCard = <NewCard {...{ form }} isLost={isLost && !isResumed} isSaved={canSave ? isSaved : null} onSave={setSaved} />;
  // Only the payment is to be put right.
  const isFolded = screen.trouble === 'declined' && !isUnfolded;
  const facts = { order, details, now, tip: isDelivered ? set.tip : null, editOrder: <EditOrder returnTo="/app/checkout.html" /> };
  const declined = screen.trouble === 'declined' ? sent?.payment : undefined;
  const rest = (
    <div className={css.fields} ref={isUnfolded ? focusFirst : undefined}>
      {!isDelivered && place}
      <DetailsFields
        details={details}
        shownAs={isKnownComing ? 'coming' : !isUnfolded && areAllKnown(known, typed) ? 'facts' : 'fields'}
        form={form}
        hasParkingSpot={order.destination === 'CURBSIDE'}
        isDelivered={isDelivered}
        hasNews={isAskedForNews(typed, onGuestSignIn !== null)}
        canGoGreen={canGoGreen(order.destination)}
        onType={type}
      />
      {isDelivered && place}
      {isDelivered && (
        <TipFields
          {...{ set, typed: typedTip, error: form.errors.tip, isElsewhere }}
          subTotal={cart === null ? 0 : subtotalOf(cart)}
          isBusy={!takesTip(busy)}
          onType={(tip) => type({ otherTip: tip })}
          onChoose={(choice) => send({ type: 'tip.chosen', ...choice })}
        />
      )}
    </div>
  );
  const fields = (
    <Stack gap={32}>
      {submit}
      {submit && <CheckoutFacts {...facts} />}
      <div className={css.fields}>
        <ErrorSummary heading={text('checkout.errors')} {...form.summary} />
        {!isFolded && rest}
        {/* What says itself what has become of the total is not said twice. */}
        <NewSums total={screen.formerTotal === null ? total : null} missing={0} />
        {screen.trouble !== null && (
          <TroubleNotice {...{ screen, sent, now, onSignIn, onGuestSignIn }} onReview={() => send({ type: 'checkout.left' })} />
        )}
        {total > 0 ? (
          <PaymentView
            screen={isResumed && payment.kind !== 'loading' ? { ...payment, lost: [] } : payment}
            send={sendPayment}
            error={form.errors.payment}
            {...{ today, newCard, declined }}
          />
        ) : (
          <p>{text('checkout.nothingToPay')}</p>
        )}
        {isFolded && (
          <div>
            <CheckoutFacts {...facts} when={when} onEdit={() => setUnfolded(true)} />
            {watch}
          </div>
        )}
      </div>
    </Stack>
  );
  return (
    <div className={`${css.form} ${aroundBar}`}>
      <Columns
        variant="formAndSummary"
        first={
          <Stack gap={24}>
            {head}
            <form {...form.props} onSubmit={hold === null ? form.props.onSubmit : refuse} id={id}>
              {fields}
            </form>
          </Stack>
        }
        second={
          <Panel
            heading={text('shell.order')}
            hasRows
            beside={
              <Link to="/app/cart.html" className={css.edit}>
                {text('checkout.edit')}
              </Link>
            }
          >
            {cart !== null && isDesk && <OrderLines items={cart.items} />}
            <fieldset disabled={isElsewhere} className={css.choices}>
              {discounts}
            </fieldset>
            {cart && isDesk && <CartTotals cart={cart} />}
            <div className={css.placing}>
              <p className={css.terms}>
                {text('checkout.terms')}{' '}
                <a href={termsUrl} target="_blank" rel="noopener">
                  {text('checkout.terms.link')}
                  <VisuallyHidden> {text('checkout.terms.tab')}</VisuallyHidden>
                </a>
                .
              </p>
              <PlaceOrder form={id} {...{ total, hold, untimely, onChangeOrder }} />
            </div>
          </Panel>
        }
      />
    </div>
  );
}

/** Enter in a field submits the form without the button. */
const refuse = (event: SubmitEvent) => event.preventDefault();

/** The focus moves to what comes in the place of the button. */
const focusFirst = (fields: HTMLElement | null) => fields?.querySelector('input')?.focus();
