import '#src/text/lazy/order-setup.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { MaskedField } from '#src/ui/MaskedField.tsx';
import { StickyActions } from '#src/ui/StickyActions.tsx';
import { useForm } from '#src/ui/useForm.ts';

interface TableFormProps {
  readonly typed: string;
  readonly isInvalid: boolean;
  readonly onType: (typed: string) => void;
  readonly onChoose: () => void;
}

export function TableForm({ typed, isInvalid, onType, onChoose }: TableFormProps) {
  const form = useForm({
    initial: { table: typed },
    followsInitial: true,
    refused: isInvalid ? { table: text('orderSetup.table.invalid') } : {},
    onType: ({ table = '' }) => onType(table),
    onSubmit: onChoose,
  });
  return (
    <form {...form.props}>
      <Stack gap={24}>
        <MaskedField {...form.field('table')} label={text('orderSetup.table.label')} inputMode="numeric" mask="####" />
        <StickyActions>
          <Button type="submit" isWide>
            {text('orderSetup.table.submit')}
          </Button>
        </StickyActions>
      </Stack>
    </form>
  );
}
