import { isAccountEmail } from '#domain/validation/credentials.ts';
import '#src/text/lazy/session.ts';
import { text } from '#src/text/text.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useForm } from '#src/ui/useForm.ts';

interface EmailFormProps {
  readonly lead?: string;
  /** What the field holds at first. */
  readonly email: string;
  /** Why it could not be sent. */
  readonly trouble: string | null;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  /** Called with each change. Default: only the form keeps it. */
  readonly onType?: (email: string) => void;
  readonly onSubmit: (email: string) => void;
}

/** Asks whose account it is about. */
export function EmailForm({ lead, email, trouble, submitLabel, isBusy, onType, onSubmit }: EmailFormProps) {
  const form = useForm({
    initial: { email },
    problemsIn: (typed) => (isAccountEmail(typed.email.trim()) ? {} : { email: text('signUp.error.email') }),
    isBusy,
    onType: ({ email: typed = '' }) => onType?.(typed.trim()),
    onSubmit: (typed) => onSubmit(typed.email.trim()),
  });
  return (
    <form {...form.props}>
      <Stack gap={16}>
        {lead !== undefined && <p>{lead}</p>}
        <LiveRegion isUrgent>{trouble !== null && <Notice tone="bad">{trouble}</Notice>}</LiveRegion>
        <TextField {...form.field('email')} label={text('signUp.email')} type="email" autoComplete="username" required />
        <Button type="submit" isWide isBusy={isBusy}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
