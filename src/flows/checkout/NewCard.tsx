import '#src/text/lazy/checkout.ts';
import { text } from '#src/text/text.ts';
import { CheckboxRow } from '#src/ui/CheckboxRow.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import type { Form } from '#src/ui/useForm.ts';
import type { TypedCard } from '#src/flows/card/card-form.ts';
import { CardFields } from '#src/flows/card/CardFields.tsx';
import { LostCard } from '#src/flows/payment-selection/PaymentView.tsx';

interface NewCardProps {
  readonly form: Pick<Form<TypedCard>, 'values' | 'field'>;
  /** It was typed, and went with a reload of the page. */
  readonly isLost: boolean;
  /** Null: it cannot be saved. */
  readonly isSaved: boolean | null;
  readonly onSave: (isSaved: boolean) => void;
}

/** The card that is typed at the checkout, and whether the member keeps it. */
export const NewCard = ({ form, isLost, isSaved, onSave }: NewCardProps) => (
  <Stack gap={8}>
    {isLost && <LostCard />}
    <CardFields form={form} />
    {isSaved !== null && (
      <CheckboxRow isAlone label={text('payment.save')} checked={isSaved} onChange={({ currentTarget }) => onSave(currentTarget.checked)} />
    )}
  </Stack>
);
