import { SPECIAL_INSTRUCTIONS_MAX, isPlainText } from '#domain/validation/text.ts';
import type { ProductNotes } from '#machines/product/product.types.ts';
import { text } from '#src/text/text.ts';
import { Fold } from '#src/ui/Fold.tsx';
import { Group } from '#src/ui/Group.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { FieldErrors, Form } from '#src/ui/useForm.ts';

/** What cannot be sent of them (PRODUCT-12, VALID-01). */
export const problemsInNotes = ({ msgKitchen, msgPreparedFor }: ProductNotes): FieldErrors<keyof ProductNotes> => ({
  ...(!isPlainText(msgKitchen) && { msgKitchen: text('product.notPlain') }),
  ...(!isPlainText(msgPreparedFor) && { msgPreparedFor: text('product.notPlain') }),
});

export const ProductNotesFields = ({ form: { field, values, errors } }: { readonly form: Form<ProductNotes> }) => (
  <Group legend={text('product.notes')}>
    <TextField
      {...field('msgPreparedFor')}
      label={text('product.preparedFor')}
      optional={text('product.optional')}
      placeholder={text('product.preparedFor.hint')}
      name="preparedFor"
      maxLength={30}
      autoComplete="off"
    />
    <Fold
      variant="link"
      label={text('product.kitchen.add')}
      isOpenAtFirst={values.msgKitchen !== ''}
      isHeldOpen={errors.msgKitchen !== undefined}
    >
      <TextField
        {...field('msgKitchen')}
        label={text('product.kitchen')}
        optional={text('product.optional')}
        name="kitchen"
        maxLength={SPECIAL_INSTRUCTIONS_MAX}
      />
    </Fold>
  </Group>
);
