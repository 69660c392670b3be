import { cardTypeOf, codeLength, shapedExpiry } from '#domain/payment/card.ts';
import '#src/text/late/checkout.ts';
import { text } from '#src/text/text.ts';
import { Group } from '#src/ui/Group.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { MaskedField } from '#src/ui/MaskedField.tsx';
import { ShapedField } from '#src/ui/ShapedField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { TypedCard } from './card-form.ts';
import * as css from './Checkout.css.ts';

interface CardFieldsProps {
  readonly card: TypedCard;
  readonly errors: Partial<Record<keyof TypedCard, string>>;
  readonly onChange: (card: TypedCard) => void;
}

/** The card (PAYSTORED-04), in the shape in which it is printed (MASKS-07). */
export function CardFields({ card, errors, onChange }: CardFieldsProps) {
  const type = cardTypeOf(card.creditCardNumber);
  const field = (name: keyof TypedCard) => ({
    name,
    error: errors[name],
    value: card[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => onChange({ ...card, [name]: event.currentTarget.value }),
  });
  return (
    <Group legend={text('checkout.card')}>
      <Stack gap={16}>
        <MaskedField
          {...field('creditCardNumber')}
          label={text('checkout.card.number')}
          inputMode="numeric"
          autoComplete="cc-number"
          mask={type === 'AMEX' ? '#### ###### #####' : '#### #### #### ####'}
          required
        />
        <TextField {...field('cardHolderName')} label={text('checkout.card.name')} autoComplete="cc-name" required />
        <div className={css.trio}>
          <ShapedField
            {...field('expDate')}
            label={text('checkout.card.expiry')}
            hint={text('checkout.card.expiry.hint')}
            inputMode="numeric"
            autoComplete="cc-exp"
            shape={shapedExpiry}
            required
          />
          <MaskedField
            {...field('cvv')}
            label={text('checkout.card.cvv')}
            inputMode="numeric"
            autoComplete="cc-csc"
            mask={'#'.repeat(codeLength(type))}
            required
          />
          <MaskedField
            {...field('postalCode')}
            label={text('checkout.card.zip')}
            inputMode="numeric"
            autoComplete="billing postal-code"
            mask="#####"
            required
          />
        </div>
      </Stack>
    </Group>
  );
}
