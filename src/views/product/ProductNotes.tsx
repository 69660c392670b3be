import { isPlainText } from '#domain/validation/text.ts';
import { text } from '#src/text/text.ts';
import { Stack } from '#src/ui/Stack.tsx';
import { TextField } from '#src/ui/TextField.tsx';

export interface Notes {
  readonly msgKitchen: string;
  readonly msgPreparedFor: string;
}

interface ProductNotesProps {
  readonly notes: Notes;
  /** The form was submitted once, so that errors are shown. */
  readonly isChecked: boolean;
  readonly onChange: (notes: Notes) => void;
}

/** True when both notes may be sent (PRODUCT-12, VALID-01). */
export const areNotesPlain = ({ msgKitchen, msgPreparedFor }: Notes): boolean => isPlainText(msgKitchen) && isPlainText(msgPreparedFor);

/** What the guest writes for the kitchen, and whose name goes on the bag. */
export function ProductNotes({ notes, isChecked, onChange }: ProductNotesProps) {
  const errorOf = (note: string) => (isChecked && !isPlainText(note) ? text('product.notPlain') : null);
  return (
    <Stack gap={16}>
      <TextField
        label={text('product.kitchen')}
        name="kitchen"
        maxLength={60}
        error={errorOf(notes.msgKitchen)}
        value={notes.msgKitchen}
        onChange={(event) => onChange({ ...notes, msgKitchen: event.currentTarget.value })}
      />
      <TextField
        label={text('product.preparedFor')}
        name="preparedFor"
        maxLength={30}
        autoComplete="off"
        error={errorOf(notes.msgPreparedFor)}
        value={notes.msgPreparedFor}
        onChange={(event) => onChange({ ...notes, msgPreparedFor: event.currentTarget.value })}
      />
    </Stack>
  );
}
