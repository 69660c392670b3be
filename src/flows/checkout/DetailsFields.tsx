import { useState } from 'react';
import { NAME_MAX, type DetailsField, type FilledDetails, type TypedDetails } from '#domain/checkout/details.ts';
import { SPECIAL_INSTRUCTIONS_MAX } from '#domain/validation/text.ts';
import '#src/text/lazy/checkout.ts';
import { text } from '#src/text/text.ts';
import { lazyExtra } from '#src/flows/kit/lazy-extra.tsx';
import { Block } from '#src/ui/Blocks.tsx';
import { CheckboxRow } from '#src/ui/CheckboxRow.tsx';
import { Fold } from '#src/ui/Fold.tsx';
import { Group } from '#src/ui/Group.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { Form } from '#src/ui/useForm.ts';
import { PhoneField } from '#src/flows/kit/PhoneField.tsx';
import * as css from './Checkout.css.ts';

const coming = (
  <div className={css.knownComing}>
    <Block lines={2} />
  </div>
);
const DetailsFacts = lazyExtra(async () => (await import('./CheckoutFacts.tsx')).DetailsFacts, coming);

interface DetailsFieldsProps {
  /** `facts`: all of them are those of the account, until they are edited; `coming`: they are still read. */
  readonly shownAs: 'fields' | 'facts' | 'coming';
  readonly details: FilledDetails;
  readonly form: Pick<Form<object, DetailsField>, 'errors' | 'errorIn'>;
  readonly hasParkingSpot: boolean;
  /** The message says that the order is on its way, not that it is ready. */
  readonly isDelivered: boolean;
  /** News and offers are asked about. */
  readonly hasNews: boolean;
  /** Utensils and napkins can be left out. */
  readonly canGoGreen: boolean;
  readonly onType: (change: TypedDetails) => void;
}

/** Who it is for (CHECKOUT-06, CHECKOUT-08), and their wishes. */
export function DetailsFields({ shownAs, details, form, hasParkingSpot, isDelivered, hasNews, canGoGreen, onType }: DetailsFieldsProps) {
  const field = (name: DetailsField) => ({
    label: text(`checkout.${name}`),
    name,
    error: form.errors[name],
    errorIn: form.errorIn(name),
    value: details[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => onType({ [name]: event.currentTarget.value }),
  });
  const [isEditing, setEditing] = useState(false);
  return (
    <Group legend={text('checkout.who')} isSection>
      <Stack gap={16}>
        {shownAs === 'coming' ? (
          coming
        ) : shownAs === 'facts' && !isEditing ? (
          <DetailsFacts details={details} onEdit={() => setEditing(true)} />
        ) : (
          <>
            <div className={css.names}>
              <TextField {...field('firstName')} autoComplete="given-name" maxLength={NAME_MAX} required />
              <TextField {...field('lastName')} autoComplete="family-name" maxLength={NAME_MAX} required />
            </div>
            <div className={css.pair}>
              <TextField {...field('email')} hint={text('checkout.email.hint')} type="email" autoComplete="email" required />
              <PhoneField {...field('phone')} hint={text(isDelivered ? 'checkout.phone.hint.delivery' : 'checkout.phone.hint')} required />
            </div>
          </>
        )}
        {hasParkingSpot && (
          <TextField
            {...field('parkingSpot')}
            optional={text('checkout.optional')}
            hint={text('checkout.parkingSpot.hint')}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
        <div className={css.wishes}>
          <CheckboxRow
            isAlone
            label={text(isDelivered ? 'checkout.sms.delivery' : 'checkout.sms')}
            checked={details.smsOptIn}
            onChange={(event) => onType({ smsOptIn: event.currentTarget.checked })}
          />
          {hasNews && (
            <CheckboxRow
              isAlone
              label={text('checkout.news')}
              checked={details.eMarketable ?? false}
              onChange={(event) => onType({ eMarketable: event.currentTarget.checked })}
            />
          )}
          {canGoGreen && (
            <CheckboxRow
              isAlone
              label={text('checkout.goGreen')}
              checked={details.goGreen}
              onChange={(event) => onType({ goGreen: event.currentTarget.checked })}
            />
          )}
          <Fold variant="link" label={text('checkout.instructions.add')} isHeldOpen={details.specialInstructions !== ''}>
            <TextArea
              label={text('checkout.instructions')}
              optional={text('checkout.optional')}
              name="instructions"
              maxLength={SPECIAL_INSTRUCTIONS_MAX}
              value={details.specialInstructions}
              onChange={(event) => onType({ specialInstructions: event.currentTarget.value })}
            />
          </Fold>
        </div>
      </Stack>
    </Group>
  );
}
