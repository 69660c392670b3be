import { useState } from 'react';
import { forbiddenInEmail, isAccountEmail, passwordTroubles } from '#domain/validation/credentials.ts';
import { isPlainName } from '#domain/validation/text.ts';
import type { SignUpScreen } from '#machines/sign-up/sign-up.screen.ts';
import type { SignUpEvent, SignUpForm } from '#machines/sign-up/sign-up.types.ts';
import '#src/text/late/session.ts';
import { reasonText, text } from '#src/text/text.ts';
import { Announced } from '#src/ui/Announced.tsx';
import { Button } from '#src/ui/Button.tsx';
import { CheckboxRow } from '#src/ui/CheckboxRow.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextField } from '#src/ui/TextField.tsx';

interface SignUpViewProps {
  readonly screen: SignUpScreen;
  readonly send: (event: SignUpEvent) => void;
}

/** Becoming a member (OVERLAYS-02, OVERLAYS-03). */
export function SignUpView({ screen, send }: SignUpViewProps) {
  if (screen.kind === 'finished') return null;
  const dialog = { closeLabel: text('signIn.close'), onClose: () => send({ type: 'signUp.skipped' }) };
  return screen.kind === 'filling' ? (
    <Dialog key="filling" name="sign-up" hasForm heading={text('signUp.heading')} {...dialog}>
      <Filling screen={screen} send={send} />
    </Dialog>
  ) : (
    <Dialog key="confirming" heading={text('signUp.confirm.heading')} {...dialog}>
      <Confirming screen={screen} send={send} />
    </Dialog>
  );
}

function Confirming({
  screen: { email, mail },
  send,
}: SignUpViewProps & { readonly screen: Extract<SignUpScreen, { kind: 'confirming' }> }) {
  return (
    <Stack gap={16}>
      <p>{text('signUp.confirm', { email })}</p>
      <Announced>
        {(mail === 'resent' || mail === 'unsent') && (
          <Notice tone={mail === 'resent' ? 'good' : 'bad'}>{text(`signUp.confirm.${mail}`)}</Notice>
        )}
      </Announced>
      <Button isWide onClick={() => send({ type: 'signIn.requested' })}>
        {text('signUp.confirm.signIn')}
      </Button>
      <Button tone="secondary" isWide isBusy={mail === 'resending'} onClick={() => send({ type: 'resend.requested' })}>
        {text('signUp.confirm.resend')}
      </Button>
      <Button tone="quiet" onClick={() => send({ type: 'signUp.skipped' })}>
        {text('signUp.confirm.skip')}
      </Button>
    </Stack>
  );
}

type Errors = Partial<Record<'firstName' | 'lastName' | 'email' | 'password', string>>;
const nobody: SignUpForm = { firstName: '', lastName: '', email: '', wantsMail: false };

function Filling({ screen, send }: SignUpViewProps & { readonly screen: Extract<SignUpScreen, { kind: 'filling' }> }) {
  const [form, setForm] = useState(screen.form ?? nobody);
  const [password, setPassword] = useState('');
  const [found, setFound] = useState<Errors>({});
  // An error goes as soon as its field is right.
  const wrongNow = wrongIn(form, password);
  const errors: Errors = Object.fromEntries(Object.entries(wrongNow).filter(([name]) => name in found));
  const [attempt, setAttempt] = useState(0);
  const field = (name: 'firstName' | 'lastName' | 'email') => ({
    label: text(`signUp.${name}`),
    name,
    error: errors[name],
    value: form[name],
    required: true,
    onChange: (event: { currentTarget: HTMLInputElement }) => setForm({ ...form, [name]: event.currentTarget.value }),
  });
  function submit() {
    setFound(wrongNow);
    setAttempt(attempt + 1);
    const { firstName, lastName, email, wantsMail } = form;
    if (Object.keys(wrongNow).length > 0 || screen.isBusy) return;
    send({
      type: 'form.submitted',
      form: { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), wantsMail },
      password,
    });
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap={16}>
        <Announced isUrgent>{screen.trouble !== null && <Notice tone="bad">{troubleOf(screen)}</Notice>}</Announced>
        <ErrorSummary
          heading={text('signUp.errors')}
          attempt={attempt}
          errors={Object.entries(errors).map(([fieldName, message]) => ({ key: fieldName, message, fieldName }))}
        />
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
        <TextField {...field('email')} type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        <NewPassword label={text('signUp.password')} error={errors.password} value={password} onChange={setPassword} />
        <CheckboxRow
          label={text('signUp.wantsMail')}
          checked={form.wantsMail}
          onChange={(event) => setForm({ ...form, wantsMail: event.currentTarget.checked })}
        />
        <Button type="submit" isWide isBusy={screen.isBusy}>
          {text('signUp.submit')}
        </Button>
        <Button tone="quiet" onClick={() => send({ type: 'signIn.requested' })}>
          {text('signUp.signIn')}
        </Button>
      </Stack>
    </form>
  );
}

function wrongIn({ firstName, lastName, email }: SignUpForm, password: string): Errors {
  const isName = (name: string) => name.trim() !== '' && isPlainName(name);
  const wrong = passwordProblem(password);
  return {
    ...(!isName(firstName) && { firstName: text('signUp.error.firstName') }),
    ...(!isName(lastName) && { lastName: text('signUp.error.lastName') }),
    ...(!isAccountEmail(email.trim()) && { email: emailProblem(email.trim()) }),
    ...(wrong !== null && { password: wrong }),
  };
}

/** Why an e-mail cannot be an account's, with the character that cannot be in it (VALID-08). */
function emailProblem(email: string): string {
  const character = forbiddenInEmail(email);
  if (character === null) return text('signUp.error.email');
  return character.trim() === '' ? text('signUp.error.email.space') : text('signUp.error.email.character', { character });
}

/** The first reason why a password cannot be taken, in words; null where it can (VALID-09). */
export function passwordProblem(password: string): string | null {
  const [first] = passwordTroubles(password);
  return first === undefined ? null : text(`signUp.error.${first}`);
}

interface NewPasswordProps {
  readonly label: string;
  readonly error: string | null | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A password that does not exist yet: managers offer to make one up. */
export const NewPassword = ({ label, error, value, onChange }: NewPasswordProps) => (
  <PasswordField
    label={label}
    hint={text('signUp.password.hint')}
    showLabel={text('signIn.show')}
    hideLabel={text('signIn.hide')}
    name="password"
    autoComplete="new-password"
    required
    error={error}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);

function troubleOf({ trouble, reasonCode }: Extract<SignUpScreen, { kind: 'filling' }>): string {
  return reasonText(reasonCode) ?? text(`signUp.${trouble ?? 'refused'}`);
}
