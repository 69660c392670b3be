import { Button } from './Button.tsx';
import { EntryRow } from './EntryRow.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

interface CodeEntryProps extends TextFieldProps {
  /** Label of the submit button. */
  readonly submitLabel: string;
  /** The form has been submitted and waits for its answer. */
  readonly isBusy: boolean;
}

/** A field for a code printed on paper or in a message, with the submit button of its form beside it. */
export const CodeEntry = ({ submitLabel, isBusy, ...rest }: CodeEntryProps) => (
  <EntryRow
    button={
      <Button type="submit" tone="secondary" isBusy={isBusy}>
        {submitLabel}
      </Button>
    }
  >
    <TextField {...rest} autoComplete="off" autoCapitalize="characters" spellCheck={false} errorIn={LiveRegion} />
  </EntryRow>
);
