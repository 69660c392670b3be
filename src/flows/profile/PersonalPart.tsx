import type { UserDetails } from '#contract/user.ts';
import { primaryOf } from '#domain/account/primary.ts';
import { isBirthday } from '#domain/validation/birthday.ts';
import { isAccountEmail } from '#domain/validation/credentials.ts';
import { isPlainName } from '#domain/validation/text.ts';
import '#src/text/lazy/profile.ts';
import { text } from '#src/text/text.ts';
import { MaskedField } from '#src/ui/MaskedField.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { NewPassword, passwordErrors } from '#src/flows/kit/NewPassword.tsx';
import { EditForm, type FormActor } from './EditForm.tsx';
import { PhonesPart, type PhoneVerification } from './PhonesPart.tsx';

interface PersonalPartProps {
  readonly details: UserDetails;
  readonly forms: Readonly<Record<'name' | 'email' | 'password' | 'birthday' | 'phone', FormActor>>;
  /** Puts both passwords where no machine can read them, and names that place. */
  readonly keepPasswords: (passwords: { readonly currentPassword: string; readonly password: string }) => string;
  readonly phoneVerification: PhoneVerification;
}

/** Who the member is. */
export function PersonalPart({ details, forms, keepPasswords, phoneVerification }: PersonalPartProps) {
  const email = primaryOf(details.emails)?.emailAddress ?? '';
  return (
    <>
      <NameForm {...forms.name} name={[details.firstName, details.lastName].filter(Boolean).join(' ')} />
      <EditForm
        {...forms.email}
        heading={text('profile.email')}
        saved={text('profile.email.saved')}
        shown={<p>{email}</p>}
        initial={{ email }}
        problemsIn={({ email: typed }) => (isAccountEmail(typed.trim()) ? {} : { email: text('profile.email.error') })}
        sent={({ email: typed }) => ({ values: { email: typed.trim() }, secretId: null })}
      >
        {(form) => <TextField {...form.field('email')} label={text('profile.email')} type="email" autoComplete="email" required />}
      </EditForm>
      <PasswordForm {...forms.password} username={email} keepPasswords={keepPasswords} />
      <EditForm
        {...forms.birthday}
        heading={text('profile.birthday')}
        saved={text('profile.birthday.saved')}
        shown={<p>{details.birthday ?? text('profile.none')}</p>}
        initial={{ birthday: details.birthday ?? '' }}
        problemsIn={({ birthday }) => (isBirthday(birthday) ? {} : { birthday: text('profile.birthday.error') })}
      >
        {(form) => (
          <MaskedField
            {...form.field('birthday')}
            label={text('profile.birthday')}
            hint={text('profile.birthday.hint')}
            inputMode="numeric"
            mask="##/##"
            required
          />
        )}
      </EditForm>
      <PhonesPart {...forms.phone} phones={details.phones} verification={phoneVerification} />
    </>
  );
}

export function NameForm({ name, ...actor }: FormActor & { readonly name: string }) {
  return (
    <EditForm
      {...actor}
      heading={text('profile.name')}
      saved={text('profile.name.saved')}
      shown={<p>{name}</p>}
      initial={{ name }}
      problemsIn={({ name: typed }) => (typed.trim() !== '' && isPlainName(typed) ? {} : { name: text('profile.name.error') })}
    >
      {(form) => <TextField {...form.field('name')} label={text('profile.name')} autoComplete="name" required />}
    </EditForm>
  );
}

type PasswordFormProps = FormActor & Pick<PersonalPartProps, 'keepPasswords'> & { readonly username: string };

function PasswordForm({ username, keepPasswords, ...actor }: PasswordFormProps) {
  return (
    <EditForm
      {...actor}
      heading={text('profile.password')}
      saved={text('profile.password.saved')}
      shown={<p aria-hidden>••••••••</p>}
      initial={{ currentPassword: '', password: '' }}
      problemsIn={({ currentPassword, password }) => ({
        ...(currentPassword === '' && { currentPassword: text('profile.password.current.error') }),
        ...passwordErrors(password),
      })}
      sent={(values) => ({ values: {}, secretId: keepPasswords(values) })}
    >
      {(form) => (
        <>
          {/* So that a password manager knows whose password changes. */}
          <input hidden readOnly autoComplete="username" value={username} />
          <PasswordField
            {...form.field('currentPassword')}
            label={text('profile.password.current')}
            showLabel={text('signIn.show')}
            hideLabel={text('signIn.hide')}
            autoComplete="current-password"
            required
          />
          <NewPassword {...form.field('password')} label={text('profile.password.new')} hasRules />
        </>
      )}
    </EditForm>
  );
}
