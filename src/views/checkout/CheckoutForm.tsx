import { useState } from 'react';
import type { Cart } from '#contract/cart-entity.ts';
import { wrongDetails, type DetailsField } from '#domain/checkout/details.ts';
import { centsFrom, formatCents } from '#domain/money/money.ts';
import type { SetUpOrder } from '#domain/order/order.ts';
import { SPECIAL_INSTRUCTIONS_MAX } from '#domain/order/setup-steps.ts';
import type { CheckoutScreen } from '#machines/checkout/checkout.screen.ts';
import type { CheckoutEvent } from '#machines/checkout/checkout.types.ts';
import '#src/text/late/checkout.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { ThumbBar } from '#src/ui/ThumbBar.tsx';
import { CartTotals } from '../cart/CartTotals.tsx';
import { emptyCard, wireCard, wrongCard, type TypedCard } from './card-form.ts';
import { CardFields } from './CardFields.tsx';
import { DetailsFields, type TypedDetails } from './DetailsFields.tsx';
import { TipFields } from './TipFields.tsx';
import { TroubleNotice } from './TroubleNotice.tsx';

type Filling = Extract<CheckoutScreen, { kind: 'filling' }>;
/** What the page and the form on it are given. */
export interface CheckoutFormProps {
  readonly send: (event: CheckoutEvent) => void;
  readonly order: SetUpOrder;
  readonly cart: Cart | null;
  /** The date of the device, `YYYY-MM-DD`: a card expires by it (AMB-35). */
  readonly today: string;
  /** A cafe-local time as it is read. */
  readonly momentOf: (at: string) => string;
  /** What is known of whoever pays; null: nothing may be said. */
  readonly known: Pick<TypedDetails, 'firstName' | 'lastName' | 'email' | 'phone'> | null;
  /** Puts the card where no machine can read it, and gives the name of that place. */
  readonly keepCard: (card: TypedCard) => string;
}
type Errors = Partial<Record<DetailsField | keyof TypedCard, string>>;

/** Whatever is empty, as it is known. */
const filled = (typed: TypedDetails, known: NonNullable<CheckoutFormProps['known']>): TypedDetails => ({
  ...typed,
  firstName: typed.firstName || known.firstName,
  lastName: typed.lastName || known.lastName,
  email: typed.email || known.email,
  phone: typed.phone || known.phone,
});

const nobody: TypedDetails = { firstName: '', lastName: '', email: '', phone: '', smsOptIn: false, parkingSpot: '' };

export function CheckoutForm({
  screen,
  send,
  order,
  cart,
  today,
  momentOf,
  known,
  keepCard,
}: CheckoutFormProps & { readonly screen: Filling }) {
  const { form, busy, tip, total } = screen;
  const [details, setDetails] = useState<TypedDetails>(form ? { ...form.details, parkingSpot: form.parkingSpot } : nobody);
  const [filledFor, setFilledFor] = useState<typeof known>(null);
  // Somebody signed in: their details stand where nothing was typed yet.
  if (known !== null && known !== filledFor) {
    setFilledFor(known);
    setDetails(filled(details, known));
  }
  const [instructions, setInstructions] = useState(form?.specialInstructions ?? '');
  const [card, setCard] = useState<TypedCard>(emptyCard);
  const [errors, setErrors] = useState<Errors>({});
  const [attempts, setAttempts] = useState(0);
  const needsCard = total > 0;

  function place() {
    const { parkingSpot, ...who } = details;
    const wrong = wrongDetails(who, order.destination === 'CURBSIDE' ? parkingSpot : '');
    const found: Errors = {
      ...Object.fromEntries(wrong.map((field) => [field, text(`checkout.error.${field}`)])),
      ...(needsCard && wrongCard(card, today)),
    };
    setErrors(found);
    setAttempts(attempts + 1);
    if (Object.keys(found).length > 0) return;
    const cardId = needsCard ? keepCard(wireCard(card)) : null;
    send({ type: 'form.submitted', form: { details: who, specialInstructions: instructions, parkingSpot }, cardId });
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (busy === null) place();
      }}
    >
      <Stack gap={32}>
        <TroubleNotice screen={screen} momentOf={momentOf} onReview={() => send({ type: 'checkout.left' })} />
        <ErrorSummary
          heading={text('checkout.errors')}
          attempt={attempts}
          errors={Object.entries(errors).map(([fieldName, message]) => ({ key: fieldName, message, fieldName }))}
        />
        <DetailsFields details={details} errors={errors} hasParkingSpot={order.destination === 'CURBSIDE'} onChange={setDetails} />
        <TextArea
          label={text('checkout.instructions')}
          name="instructions"
          maxLength={SPECIAL_INSTRUCTIONS_MAX}
          value={instructions}
          onChange={(event) => setInstructions(event.currentTarget.value)}
        />
        {order.destination === 'DELIVERY' && (
          <TipFields
            tip={tip}
            subTotal={centsFrom(cart?.cartSummary.subTotal ?? 0)}
            onChoose={(cents) => busy === null && send({ type: 'tip.chosen', tip: cents })}
          />
        )}
        {needsCard ? <CardFields card={card} errors={errors} onChange={setCard} /> : <p>{text('checkout.nothingToPay')}</p>}
        {cart && <CartTotals summary={cart.cartSummary} />}
        <ThumbBar>
          <Button type="submit" isWide isBusy={busy !== null}>
            {text('checkout.order', { total: formatCents(total) })}
          </Button>
        </ThumbBar>
      </Stack>
    </form>
  );
}
