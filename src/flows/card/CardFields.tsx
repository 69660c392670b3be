import { cardTypeOf, codeLength, shapedCardNumber, shapedExpiry } from '#domain/payment/card.ts';
import '#src/text/lazy/checkout.ts';
import { text } from '#src/text/text.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { MaskedField } from '#src/ui/MaskedField.tsx';
import { ShapedField } from '#src/ui/ShapedField.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { Form } from '#src/ui/useForm.ts';
import type { TypedCard } from './card-form.ts';
import * as css from './Card.css.ts';

interface CardFieldsProps {
  readonly form: Pick<Form<TypedCard>, 'values' | 'field'>;
  /** A stored card is changed, whose number and code are not asked for. Default: false. */
  readonly isStored?: boolean;
  /** A card of the brands that we take; else a card of its own kind. Default: true. */
  readonly hasBrands?: boolean;
}

/** The card (PAYSTORED-04), in the shape in which it is printed (MASKS-07). */
export function CardFields({ form: { values, field }, isStored = false, hasBrands = true }: CardFieldsProps) {
  const type = hasBrands ? cardTypeOf(values.creditCardNumber) : null;
  return (
    <div className={css.fields}>
      {!isStored && (
        <>
          <LiveRegion>{type && <VisuallyHidden>{text(`checkout.card.${type}`)}</VisuallyHidden>}</LiveRegion>
          <ShapedField
            {...field('creditCardNumber')}
            label={text('checkout.card.number')}
            inputMode="numeric"
            autoComplete="cc-number"
            shape={shapedCardNumber}
            end={type && <span className={css.typedBrand}>{text(`checkout.card.${type}`)}</span>}
            required
          />
        </>
      )}
      <TextField {...field('cardHolderName')} label={text('checkout.card.name')} autoComplete="cc-name" required />
      <div className={css.trio}>
        <ShapedField
          {...field('expDate')}
          label={text('checkout.card.expiry')}
          placeholder={text('checkout.card.expiry.hint')}
          inputMode="numeric"
          autoComplete="cc-exp"
          shape={shapedExpiry}
          required
        />
        {!isStored && (
          <MaskedField
            {...field('cvv')}
            label={text('checkout.card.cvv')}
            inputMode="numeric"
            autoComplete="cc-csc"
            mask={'#'.repeat(codeLength(type))}
            required
          />
        )}
        <MaskedField
          {...field('postalCode')}
          label={text('checkout.card.zip')}
          inputMode="numeric"
          autoComplete="billing postal-code"
          mask="#####"
          required
        />
      </div>
    </div>
  );
}
