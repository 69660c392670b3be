import { useState } from 'react';
import '#src/text/late/order-setup.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { MaskedField } from '#src/ui/MaskedField.tsx';
import { ThumbBar } from '#src/ui/ThumbBar.tsx';

interface TableFormProps {
  readonly isInvalid: boolean;
  readonly onChoose: (tableNumber: number) => void;
}

export function TableForm({ isInvalid, onChoose }: TableFormProps) {
  const [typed, setTyped] = useState('');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(Number(typed));
      }}
    >
      <Stack gap={24}>
        <MaskedField
          label={text('orderSetup.table.label')}
          error={isInvalid ? text('orderSetup.table.invalid') : undefined}
          name="table"
          inputMode="numeric"
          mask="####"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <ThumbBar>
          <Button type="submit" isWide>
            {text('orderSetup.table.submit')}
          </Button>
        </ThumbBar>
      </Stack>
    </form>
  );
}
