import { useState } from 'react';
import { isAccountEmail } from '#domain/validation/credentials.ts';
import '#src/text/late/session.ts';
import { text } from '#src/text/text.ts';
import { Announced } from '#src/ui/Announced.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useInvalidFocus } from './useFocusOn.ts';

interface EmailFormProps {
  readonly lead?: string;
  /** What the field holds at first. */
  readonly email: string;
  /** Why it could not be sent. */
  readonly trouble: string | null;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  readonly onSubmit: (email: string) => void;
}

/** Asks whose account it is about. */
export function EmailForm({ lead, email, trouble, submitLabel, isBusy, onSubmit }: EmailFormProps) {
  const [typed, setTyped] = useState(email);
  const [attempts, setAttempts] = useState(0);
  const form = useInvalidFocus(attempts);
  const isWrong = !isAccountEmail(typed.trim());
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAttempts(attempts + 1);
        if (!isWrong && !isBusy) onSubmit(typed.trim());
      }}
    >
      <Stack gap={16}>
        {lead !== undefined && <p>{lead}</p>}
        <Announced isUrgent>{trouble !== null && <Notice tone="bad">{trouble}</Notice>}</Announced>
        <TextField
          label={text('signUp.email')}
          name="email"
          type="email"
          autoComplete="username"
          required
          error={attempts > 0 && isWrong ? text('signUp.error.email') : null}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" isWide isBusy={isBusy}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
