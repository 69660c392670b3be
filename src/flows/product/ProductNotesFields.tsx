import { isPlainText } from '#domain/validation/text.ts';
import type { ProductNotes } from '#machines/product/product.types.ts';
import { text } from '#src/text/text.ts';
import { Fold } from '#src/ui/Fold.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { FieldErrors, Form } from '#src/ui/useForm.ts';

/** What cannot be sent of them (PRODUCT-12, VALID-01). */
export const problemsInNotes = ({ msgKitchen, msgPreparedFor }: ProductNotes): FieldErrors<keyof ProductNotes> => ({
  ...(!isPlainText(msgKitchen) && { msgKitchen: text('product.notPlain') }),
  ...(!isPlainText(msgPreparedFor) && { msgPreparedFor: text('product.notPlain') }),
});

export const ProductNotesFields = ({ form: { field, values, errors } }: { readonly form: Form<ProductNotes> }) => (
  <Stack gap={16}>
    <TextField {...field('msgPreparedFor')} label={text('product.preparedFor')} name="preparedFor" maxLength={30} autoComplete="off" />
    <Fold label={text('product.kitchen.add')} isOpenAtFirst={values.msgKitchen !== ''} isHeldOpen={errors.msgKitchen !== undefined}>
      <TextField {...field('msgKitchen')} label={text('product.kitchen')} name="kitchen" maxLength={60} />
    </Fold>
  </Stack>
);
