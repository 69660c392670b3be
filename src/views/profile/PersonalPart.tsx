import type { UserDetails } from '#contract/user.ts';
import { primaryOf } from '#domain/account/primary.ts';
import { isBirthday } from '#domain/validation/birthday.ts';
import { isAccountEmail } from '#domain/validation/credentials.ts';
import { isPlainName } from '#domain/validation/text.ts';
import '#src/text/late/profile.ts';
import { text } from '#src/text/text.ts';
import { MaskedField } from '#src/ui/MaskedField.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { NewPassword, passwordProblem } from '../sign-up/SignUpView.tsx';
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
        {({ values, set, errors }) => (
          <TextField
            label={text('profile.email')}
            name="email"
            type="email"
            autoComplete="email"
            required
            error={errors.email}
            value={values.email}
            onChange={(event) => set({ email: event.currentTarget.value })}
          />
        )}
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
        {({ values, set, errors }) => (
          <MaskedField
            label={text('profile.birthday')}
            hint={text('profile.birthday.hint')}
            name="birthday"
            inputMode="numeric"
            mask="##/##"
            required
            error={errors.birthday}
            value={values.birthday}
            onChange={(event) => set({ birthday: event.currentTarget.value })}
          />
        )}
      </EditForm>
      <PhonesPart {...forms.phone} phones={details.phones} verification={phoneVerification} />
    </>
  );
}

export function NameForm({ name, ...form }: FormActor & { readonly name: string }) {
  return (
    <EditForm
      {...form}
      heading={text('profile.name')}
      saved={text('profile.name.saved')}
      shown={<p>{name}</p>}
      initial={{ name }}
      problemsIn={({ name: typed }) => (typed.trim() !== '' && isPlainName(typed) ? {} : { name: text('profile.name.error') })}
    >
      {({ values, set, errors }) => (
        <TextField
          label={text('profile.name')}
          name="name"
          autoComplete="name"
          required
          error={errors.name}
          value={values.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
      )}
    </EditForm>
  );
}

type PasswordFormProps = FormActor & Pick<PersonalPartProps, 'keepPasswords'> & { readonly username: string };

function PasswordForm({ username, keepPasswords, ...form }: PasswordFormProps) {
  return (
    <EditForm
      {...form}
      heading={text('profile.password')}
      saved={text('profile.password.saved')}
      shown={<p aria-hidden>••••••••</p>}
      initial={{ currentPassword: '', password: '' }}
      problemsIn={({ currentPassword, password }) => {
        const wrong = passwordProblem(password);
        return {
          ...(currentPassword === '' && { currentPassword: text('profile.password.current.error') }),
          ...(wrong !== null && { password: wrong }),
        };
      }}
      sent={(values) => ({ values: {}, secretId: keepPasswords(values) })}
    >
      {({ values, set, errors }) => (
        <>
          {/* So that a password manager knows whose password changes. */}
          <input hidden readOnly autoComplete="username" value={username} />
          <PasswordField
            label={text('profile.password.current')}
            showLabel={text('signIn.show')}
            hideLabel={text('signIn.hide')}
            name="currentPassword"
            autoComplete="current-password"
            required
            error={errors.currentPassword}
            value={values.currentPassword}
            onChange={(event) => set({ currentPassword: event.currentTarget.value })}
          />
          <NewPassword
            label={text('profile.password.new')}
            error={errors.password}
            value={values.password}
            onChange={(password) => set({ password })}
          />
        </>
      )}
    </EditForm>
  );
}
