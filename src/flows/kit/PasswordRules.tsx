import { Check, Minus } from 'lucide';
import { passwordTroubles } from '#domain/validation/credentials.ts';
import '#src/text/lazy/session.ts';
import { text } from '#src/text/text.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import * as css from './PasswordRules.css.ts';

const rules = ['length', 'digit', 'special', 'whitespace'] as const;

/** What a password has to be, each with a check once it is (VALID-09). */
export function PasswordRules({ password }: { readonly password: string }) {
  const broken = passwordTroubles(password);
  return (
    <ul className={css.rules}>
      {rules.map((rule) => {
        const isMet = password !== '' && !broken.includes(rule);
        return (
          <li key={rule} className={isMet ? css.met : css.rule}>
            <Icon of={isMet ? Check : Minus} size={16} />
            <span>
              {text(`password.rule.${rule}`)}
              {isMet && <VisuallyHidden> {text('password.rule.met')}</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
