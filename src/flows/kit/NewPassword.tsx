import { passwordTroubles } from '#domain/validation/credentials.ts';
import '#src/text/lazy/session.ts';
import { text } from '#src/text/text.ts';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import type { TextProps } from '#src/ui/useForm.ts';

/** The first reason why a password cannot be taken, as an error of its field (VALID-09). */
export function passwordErrors(password: string): { readonly password?: string } {
  const [first] = passwordTroubles(password);
  return first === undefined ? {} : { password: text(`signUp.error.${first}`) };
}

interface NewPasswordProps extends TextProps {
  readonly label: string;
  /** The rules are a list that is checked off while one types. Default: false, they are one line. */
  readonly hasRules?: boolean;
}

/** A password that does not exist yet: managers offer to make one up. */
export const NewPassword = ({ hasRules = false, ...props }: NewPasswordProps) => (
  <>
    <PasswordField
      {...props}
      hint={hasRules ? <VisuallyHidden>{text('signUp.password.hint')}</VisuallyHidden> : text('signUp.password.hint')}
      showLabel={text('signIn.show')}
      hideLabel={text('signIn.hide')}
      autoComplete="new-password"
      required
    />
    {hasRules && <PasswordRules password={props.value} />}
  </>
);
