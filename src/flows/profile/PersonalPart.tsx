import type { ReactNode } from 'react';
import type { MemberDetails } from '#domain/account/details.ts';
import { primaryOf } from '#domain/account/primary.ts';
import { lastFour } from '#domain/phone/format.ts';
import { isBirthday } from '#domain/validation/birthday.ts';
import { isAccountEmail } from '#domain/validation/credentials.ts';
import { isPlainName } from '#domain/validation/text.ts';
import '#src/text/lazy/profile.ts';
import '#src/text/lazy/session.ts';
import { allOf } from '#src/text/lists.ts';
import { text } from '#src/text/text.ts';
import { MaskedField } from '#src/ui/MaskedField.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { NewPassword, passwordErrors } from '#src/flows/kit/NewPassword.tsx';
import { birthdayText } from './birthday-text.ts';
import { Confirmed } from './Confirmed.tsx';
import { EditForm, type FormActor } from './EditForm.tsx';
import { Fact, Rows } from './Fact.tsx';
import { PhoneForm, PhoneRows, type PhoneVerification } from './PhonesPart.tsx';
import * as css from './Profile.css.ts';
import * as rowCss from './Rows.css.ts';

type DetailsForm = 'name' | 'email' | 'password' | 'birthday' | 'phone';

interface PersonalPartProps {
  readonly details: MemberDetails;
  readonly forms: Readonly<Record<DetailsForm, FormActor>>;
  /** Puts both passwords where no machine can read them, and names that place. */
  readonly keepPasswords: (passwords: { readonly currentPassword: string; readonly password: string }) => string;
  readonly phoneVerification: PhoneVerification;
  /** A way to another part, with its word and what a screen reader says. */
  readonly linkTo: (part: 'security-preferences' | 'social-accounts', name: string) => ReactNode;
}

/** Who the member is, and how they sign in. One form is open at a time. */
export function PersonalPart({ details, forms, keepPasswords, phoneVerification, linkTo }: PersonalPartProps) {
  const email = primaryOf(details.emails);
  const address = email?.emailAddress ?? '';
  const phoneOfCodes = details.phones.find(({ isSmsMfaEnabled }) => isSmsMfaEnabled);
  return (
    <>
      <section className={css.group} aria-labelledby="profile-about">
        <h2 id="profile-about">{text('profile.about')}</h2>
        <Rows>
          <NameForm {...forms.name} name={[details.firstName, details.lastName].filter(Boolean).join(' ')} />
          <BirthdayForm {...forms.birthday} birthday={details.birthday} />
          <EditForm
            {...forms.email}
            heading={text('profile.email')}
            saved={text('profile.email.saved')}
            shown={
              <span className={rowCss.chipped}>
                {address}
                {email !== null && <Confirmed is={email.isVerified} />}
              </span>
            }
            initial={{ email: address }}
            problemsIn={({ email: typed }) => (isAccountEmail(typed.trim()) ? {} : { email: text('profile.email.error') })}
            sent={({ email: typed }) => ({ values: { email: typed.trim() }, secretId: null })}
          >
            {(form) => <TextField {...form.field('email')} label={text('profile.email')} type="email" autoComplete="email" required />}
          </EditForm>
          <PhoneRows phones={details.phones} {...phoneVerification} />
        </Rows>
        <PhoneForm {...forms.phone} />
      </section>
      <section className={css.group} aria-labelledby="profile-sign-in">
        <h2 id="profile-sign-in">{text('profile.signIn')}</h2>
        <Rows>
          <PasswordForm {...forms.password} username={address} keepPasswords={keepPasswords} />
          <Fact label={text('profile.codes')} action={linkTo('security-preferences', text('profile.codes'))}>
            {phoneOfCodes ? text('twoStep.on', { lastFour: lastFour(phoneOfCodes.phoneNumber) }) : text('twoStep.off')}
          </Fact>
          <Fact label={text('profile.part.social-accounts')} action={linkTo('social-accounts', text('profile.part.social-accounts'))}>
            {socialText(details.socialProviders)}
          </Fact>
        </Rows>
      </section>
    </>
  );
}

/** The accounts that open this one; a provider that this site has no name for goes by its own. */
function socialText(linked: readonly string[]): string {
  if (linked.length === 0) return text('profile.social.unlinked');
  const names = linked.map((provider) => (isNamed(provider) ? text(`signIn.social.${provider}`) : provider));
  return text('profile.social.linked', { names: allOf(names) });
}
const isNamed = (provider: string) => provider === 'apple' || provider === 'facebook' || provider === 'google';

function BirthdayForm({ birthday, ...actor }: FormActor & { readonly birthday: string | null }) {
  return (
    <EditForm
      {...actor}
      heading={text('profile.birthday')}
      saved={text('profile.birthday.saved')}
      editLabel={text(birthday === null ? 'profile.add' : 'profile.edit')}
      shown={birthday === null ? <span className={css.quiet}>{text('profile.none')}</span> : birthdayText(birthday)}
      initial={{ birthday: birthday ?? '' }}
      problemsIn={({ birthday: typed }) => (isBirthday(typed) ? {} : { birthday: text('profile.birthday.error') })}
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
  );
}

export function NameForm({ name, ...actor }: FormActor & { readonly name: string }) {
  return (
    <EditForm
      {...actor}
      heading={text('profile.name')}
      saved={text('profile.name.saved')}
      shown={name}
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
      formHeading={text('profile.password.change')}
      saved={text('profile.password.saved')}
      editLabel={text('profile.change')}
      saveLabel={text('profile.password.save')}
      shown={<span aria-hidden>••••••••</span>}
      initial={{ currentPassword: '', password: '' }}
      problemsIn={({ currentPassword, password }) => ({
        ...(currentPassword === '' && { currentPassword: text('profile.password.current.error') }),
        ...passwordErrors(password),
      })}
      hasSecrets
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
