import type { SignInScreen } from '#machines/sign-in/sign-in.screen.ts';
import type { SignInEvent, SocialProvider } from '#machines/sign-in/sign-in.types.ts';
import '#src/text/lazy/session.ts';
import { reasonText, text } from '#src/text/text.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { error } from '#src/ui/Field.css.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useForm } from '#src/ui/useForm.ts';
import { begin, sentence } from '#src/ui/quiet-actions.css.ts';
import * as css from './SignIn.css.ts';

type Asking = Extract<SignInScreen, { kind: 'asking' }>;
interface SignInFormProps {
  readonly screen: Asking;
  readonly send: (event: SignInEvent) => void;
  readonly providers: readonly SocialProvider[];
  /** Typed in this tab before; empty: nothing. */
  readonly typedEmail: string;
  readonly onType: (email: string) => void;
  /** The visitor has turned to the form: what was only said in passing may go (SNACK-03). */
  readonly onTouched: () => void;
}

export function SignInForm({ screen, send, providers, typedEmail, onType, onTouched }: SignInFormProps) {
  const { firstName, isCollecting, isPosting, guest, canLogOut } = screen;
  const isKnown = firstName !== null;
  const form = useForm({
    initial: { username: screen.username ?? typedEmail, password: '' },
    problemsIn: ({ username, password }) => ({
      ...(!isKnown && username.trim() === '' && { username: text('signIn.required') }),
      ...(password === '' && { password: text('signIn.required') }),
    }),
    isBusy: isCollecting || isPosting,
    onType: ({ username }) => {
      if (username !== undefined) onType(username);
    },
    onSubmit: ({ username, password }) => send({ type: 'credentials.submitted', username: isKnown ? null : username.trim(), password }),
  });
  /** Goes along to the next question: nothing that was typed is lost, but the password. */
  const email = isKnown ? null : form.values.username.trim() || null;
  const hasErrors = Object.keys(form.errors).length > 0;
  return (
    <form {...form.props}>
      <Stack gap={16}>
        <p className={css.quiet}>{leadOf(screen)}</p>
        {screen.variant === 'expired' && (
          <div className={css.saved}>
            <strong>{text('signIn.saved')}</strong>
            <span className={css.small}>{text('signIn.saved.except')}</span>
          </div>
        )}
        {isKnown ? (
          <input hidden readOnly autoComplete="username" value={screen.username ?? ''} />
        ) : (
          <TextField
            {...form.field('username')}
            label={text('signIn.username')}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            onFocus={onTouched}
          />
        )}
        <PasswordField
          {...form.field('password')}
          label={text('signIn.password')}
          showLabel={text('signIn.show')}
          hideLabel={text('signIn.hide')}
          autoComplete="current-password"
          required
          onFocus={onTouched}
        />
        <LiveRegion isUrgent>
          {screen.trouble !== null &&
            (screen.trouble === 'refused' ? <p className={error}>{troubleOf(screen)}</p> : <Notice tone="bad">{troubleOf(screen)}</Notice>)}
        </LiveRegion>
        <Button type="submit" isWide isBusy={isPosting} disabled={isCollecting || hasErrors}>
          {text(isCollecting ? 'signIn.collecting' : isKnown ? 'signIn.continue' : 'signIn.submit')}
        </Button>
        <div className={`${begin} ${css.near}`}>
          <Button tone="quiet" size="small" onClick={() => send({ type: 'password.forgotten', email })}>
            {text('signIn.help')}
          </Button>
        </div>
        {isKnown ? (
          canLogOut && (
            <Button tone="secondary" isWide onClick={() => send({ type: 'logout.requested' })}>
              {text('signIn.logOut', { firstName })}
            </Button>
          )
        ) : (
          <>
            {providers.length > 0 && (
              <>
                <p className={css.or}>{text('signIn.social')}</p>
                <div className={css.providers}>
                  {providers.map((provider) => (
                    <Button key={provider} tone="neutral" disabled={isCollecting} onClick={() => send({ type: 'social.chosen', provider })}>
                      {text('signIn.social.with', { provider: text(`signIn.social.${provider}`) })}
                    </Button>
                  ))}
                </div>
              </>
            )}
            <div className={`${sentence} ${css.near}`}>
              {text('signIn.new')}
              <Button tone="quiet" size="small" onClick={() => send({ type: 'signUp.requested', email })}>
                {text('signIn.signUp')}
              </Button>
            </div>
          </>
        )}
        {screen.variant === 'expired' && !(isKnown && canLogOut) && (
          <div className={`${begin} ${css.near}`}>
            <Button tone="quiet" size="small" onClick={() => send({ type: 'signIn.closed' })}>
              {text('signIn.leave')}
            </Button>
          </div>
        )}
        {guest !== null && (
          <div className={`${begin} ${css.near}`}>
            <Button tone="quiet" size="small" onClick={() => send({ type: guest === 'continue' ? 'guest.continued' : 'guest.ordered' })}>
              {text(guest === 'continue' ? 'signIn.guest' : 'signIn.orderAsGuest')}
            </Button>
          </div>
        )}
      </Stack>
    </form>
  );
}

function leadOf({ variant, firstName }: Asking): string {
  if (variant === 'group') return text('signIn.lead.group');
  if (variant !== 'expired') return text('signIn.lead');
  return firstName === null ? text('signIn.lead.expiredStranger') : text('signIn.lead.expired', { firstName });
}

function troubleOf({ trouble, reasonCode, firstName }: Asking): string {
  // Where the password alone was asked for, nothing else can be wrong.
  const isPassword = trouble === 'refused' && firstName !== null;
  return reasonText(reasonCode) ?? text(isPassword ? 'signIn.refused.known' : `signIn.${trouble ?? 'refused'}`);
}
