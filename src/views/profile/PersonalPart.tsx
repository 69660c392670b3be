import type { Phone, UserDetails } from '#contract/user.ts';
import { primaryOf } from '#domain/account/primary.ts';
import { formatPhone } from '#domain/phone/format.ts';
import { sortPhones } from '#domain/phone/sort.ts';
import { isBirthday } from '#domain/validation/birthday.ts';
import { isAccountEmail } from '#domain/validation/credentials.ts';
import { isPlainName } from '#domain/validation/text.ts';
import { phoneDigits, phoneProblem } from '#domain/phone/number.ts';
import '#src/text/late/profile.ts';
import { text } from '#src/text/text.ts';
import { MaskedField } from '#src/ui/MaskedField.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { NewPassword, passwordProblem } from '../sign-up/SignUpView.tsx';
import { EditForm, type FormActor } from './EditForm.tsx';
import * as css from './Profile.css.ts';

interface PersonalPartProps {
  readonly details: UserDetails;
  readonly forms: Readonly<Record<'name' | 'email' | 'password' | 'birthday' | 'phone', FormActor>>;
  /** Puts both passwords where no machine can read them, and names that place. */
  readonly keepPasswords: (passwords: { readonly currentPassword: string; readonly password: string }) => string;
}

/** Who the member is. */
export function PersonalPart({ details, forms, keepPasswords }: PersonalPartProps) {
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
      <PhoneForm {...forms.phone} phones={details.phones} />
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

function PhoneForm({ phones, ...form }: FormActor & { readonly phones: readonly Phone[] }) {
  return (
    <EditForm
      {...form}
      heading={text('profile.phone')}
      saved={text('profile.phone.saved')}
      editLabel={text('profile.phone.add')}
      shown={phones.length === 0 ? <p>{text('profile.none')}</p> : <PhoneList phones={phones} />}
      initial={{ phoneNumber: '' }}
      problemsIn={({ phoneNumber }) => {
        const wrong = phoneProblem(phoneNumber);
        return wrong === null ? {} : { phoneNumber: text(`profile.phone.${wrong}`) };
      }}
      sent={({ phoneNumber }) => ({ values: { phoneNumber: phoneDigits(phoneNumber) }, secretId: null })}
    >
      {({ values, set, errors }) => (
        <MaskedField
          label={text('profile.phone.number')}
          name="phoneNumber"
          type="tel"
          autoComplete="tel-national"
          mask="(###) ###-####"
          required
          error={errors.phoneNumber}
          value={values.phoneNumber}
          onChange={(event) => set({ phoneNumber: event.currentTarget.value })}
        />
      )}
    </EditForm>
  );
}

const marksOf = ({ isDefault, isSmsMfaEnabled, isVerified }: Phone): readonly string[] => [
  ...(isDefault ? [text('profile.phone.default')] : []),
  ...(isSmsMfaEnabled ? [text('profile.phone.mfa')] : []),
  ...(isVerified ? [text('profile.phone.verified')] : []),
];

const PhoneList = ({ phones }: { readonly phones: readonly Phone[] }) => (
  <ul className={css.list}>
    {sortPhones(phones).map((phone) => (
      <li key={phone.id}>
        <Stack gap={4}>
          <span>{formatPhone(phone.phoneNumber)}</span>
          {marksOf(phone).length > 0 && <span className={css.quiet}>{marksOf(phone).join(' · ')}</span>}
        </Stack>
      </li>
    ))}
  </ul>
);
