import type { ReactNode } from 'react';
import '#src/text/lazy/order-setup.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { StickyActions } from '#src/ui/StickyActions.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useForm } from '#src/ui/useForm.ts';

const FORM = 'table-form';

interface TableFormProps {
  /** Steps and heading of the page. */
  readonly head: ReactNode;
  readonly typed: string;
  readonly isInvalid: boolean;
  /** The menu comes next; else the page that opened the setup. */
  readonly isToMenu: boolean;
  readonly onType: (typed: string) => void;
  readonly onChoose: () => void;
}

export function TableForm({ head, typed, isInvalid, isToMenu, onType, onChoose }: TableFormProps) {
  const form = useForm({
    initial: { table: typed },
    followsInitial: true,
    refused: isInvalid ? { table: text('orderSetup.table.invalid') } : {},
    onType: ({ table = '' }) => onType(table),
    onSubmit: onChoose,
  });
  return (
    <>
      <div>
        {head}
        <form {...form.props} id={FORM}>
          <TextField {...form.field('table')} label={text('orderSetup.table.label')} inputMode="numeric" autoComplete="off" />
        </form>
      </div>
      <StickyActions>
        <Button type="submit" form={FORM} isWide>
          {text(isToMenu ? 'orderSetup.table.submit' : 'orderSetup.table.submit.back')}
        </Button>
      </StickyActions>
    </>
  );
}
