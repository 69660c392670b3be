import { useEffect, useRef } from 'react';
import { forbiddenInEmail, isAccountEmail } from '#domain/validation/credentials.ts';
import { phoneProblem } from '#domain/phone/number.ts';
import { isPlainName } from '#domain/validation/text.ts';
import type { SignUpScreen } from '#machines/sign-up/sign-up.screen.ts';
import type { SignUpEvent, SignUpForm } from '#machines/sign-up/sign-up.types.ts';
import '#src/text/lazy/session.ts';
import { reasonText, text, type TextKey } from '#src/text/text.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Button } from '#src/ui/Button.tsx';
import { CheckboxRow } from '#src/ui/CheckboxRow.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useForm, type FieldErrors } from '#src/ui/useForm.ts';
import { ConfirmScene } from './ConfirmScene.tsx';
import { sentence } from '#src/ui/quiet-actions.css.ts';
import * as css from './SignUp.css.ts';
import { PhoneField } from '#src/flows/kit/PhoneField.tsx';
import { NewPassword, passwordErrors } from '#src/flows/kit/NewPassword.tsx';

interface SignUpViewProps {
  readonly screen: SignUpScreen;
  readonly send: (event: SignUpEvent) => void;
  /** Typed in this tab before. */
  readonly typed: SignUpForm;
  readonly onType: (change: Partial<SignUpForm>) => void;
  /** What an account agrees to, on other sites. */
  readonly urls: Readonly<Record<'terms' | 'privacy', string>>;
}

/** Becoming a member (OVERLAYS-02, OVERLAYS-03). */
export function SignUpView({ screen, send, ...rest }: SignUpViewProps) {
  if (screen.kind === 'finished') return null;
  const dialog = { closeLabel: text('signIn.close'), onClose: () => send({ type: 'signUp.skipped' }) };
  return screen.kind === 'filling' ? (
    <Dialog key="filling" name="sign-up" hasForm heading={text('signUp.heading')} {...dialog}>
      <Filling screen={screen} send={send} {...rest} />
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
}: Pick<SignUpViewProps, 'send'> & { readonly screen: Extract<SignUpScreen, { kind: 'confirming' }> }) {
  return (
    <Stack gap={16}>
      <ConfirmScene />
      <p>{text('signUp.confirm', { email })}</p>
      <LiveRegion>
        {(mail === 'resent' || mail === 'unsent') && (
          <Notice tone={mail === 'resent' ? 'good' : 'bad'}>{text(`signUp.confirm.${mail}`)}</Notice>
        )}
      </LiveRegion>
      <Button isWide onClick={() => send({ type: 'signIn.requested', email: null })}>
        {text('signUp.confirm.signIn')}
      </Button>
      <div className={css.links}>
        <Button tone="quiet" isBusy={mail === 'resending'} onClick={() => send({ type: 'resend.requested' })}>
          {text('signUp.confirm.resend')}
        </Button>
        <Button tone="quiet" onClick={() => send({ type: 'signUp.skipped' })}>
          {text('signUp.confirm.skip')}
        </Button>
      </div>
    </Stack>
  );
}

type Filling = Extract<SignUpScreen, { kind: 'filling' }>;
type Typed = SignUpForm & { readonly password: string };

function Filling({ screen, send, typed, onType, urls }: SignUpViewProps & { readonly screen: Filling }) {
  const form = useForm<Typed>({
    initial: {
      ...typed,
      ...screen.form,
      // An email that was typed at sign-in comes alone.
      firstName: screen.form?.firstName || typed.firstName,
      lastName: screen.form?.lastName || typed.lastName,
      phone: screen.form?.phone || typed.phone,
      password: '',
    },
    problemsIn,
    isBusy: screen.isBusy,
    onType: ({ password: _secret, ...change }) => onType(change),
    onSubmit: ({ firstName, lastName, email, phone, wantsMail, password }) =>
      send({
        type: 'form.submitted',
        form: { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), phone, wantsMail },
        password,
      }),
  });
  const field = (name: 'firstName' | 'lastName' | 'email') => ({ ...form.field(name), label: text(`signUp.${name}`), required: true });
  // Where the checkout has filled in the rest, the password is what is left to type.
  const isPasswordLeft = useRef(Object.keys(problemsIn(form.values)).every((name) => name === 'password'));
  const { ref: fields } = form.props;
  useEffect(() => {
    if (isPasswordLeft.current) fields.current?.querySelector<HTMLElement>('[name=password]')?.focus();
  }, [fields]);
  return (
    <form {...form.props}>
      <Stack gap={16}>
        <p className={css.quiet}>{text('signUp.lead')}</p>
        <LiveRegion isUrgent>{screen.trouble !== null && <Notice tone="bad">{troubleOf(screen)}</Notice>}</LiveRegion>
        <ErrorSummary heading={text('signUp.errors')} {...form.summary} />
        <div className={css.names}>
          <TextField {...field('firstName')} autoComplete="given-name" />
          <TextField {...field('lastName')} autoComplete="family-name" />
        </div>
        <TextField {...field('email')} type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        <PhoneField {...form.field('phone')} label={text('signUp.phone')} optional={text('signUp.optional')} />
        <NewPassword {...form.field('password')} label={text('signUp.password')} />
        <CheckboxRow {...form.checkbox('wantsMail')} isAlone label={text('signUp.wantsMail')} />
        <Button type="submit" isWide isBusy={screen.isBusy}>
          {text('signUp.submit')}
        </Button>
        <p className={css.terms}>
          {text('signUp.terms')} <Small href={urls.terms} words="signUp.terms.terms" /> {text('signUp.terms.and')}{' '}
          <Small href={urls.privacy} words="signUp.terms.privacy" />.
        </p>
        <div className={sentence}>
          {text('signUp.have')}
          <Button tone="quiet" onClick={() => send({ type: 'signIn.requested', email: form.values.email.trim() || null })}>
            {text('signUp.signIn')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** The form stays as it is behind it. */
const Small = ({ href, words }: { readonly href: string; readonly words: TextKey }) => (
  <a href={href} target="_blank" rel="noopener">
    {text(words)}
    <VisuallyHidden> {text('signUp.terms.tab')}</VisuallyHidden>
  </a>
);

function problemsIn({ firstName, lastName, email, phone, password }: Typed): FieldErrors<keyof Typed> {
  const isName = (name: string) => name.trim() !== '' && isPlainName(name);
  return {
    ...(!isName(firstName) && { firstName: text('signUp.error.firstName') }),
    ...(!isName(lastName) && { lastName: text('signUp.error.lastName') }),
    ...(!isAccountEmail(email.trim()) && { email: emailProblem(email.trim()) }),
    ...(phone.trim() !== '' && phoneProblem(phone) !== null && { phone: text('signUp.error.phone') }),
    ...passwordErrors(password),
  };
}

/** Why an email cannot be an account's, with the character that cannot be in it (VALID-08). */
function emailProblem(email: string): string {
  const character = forbiddenInEmail(email);
  if (character === null) return text('signUp.error.email');
  return character.trim() === '' ? text('signUp.error.email.space') : text('signUp.error.email.character', { character });
}

function troubleOf({ trouble, reasonCode }: Filling): string {
  return reasonText(reasonCode) ?? text(`signUp.${trouble ?? 'refused'}`);
}
