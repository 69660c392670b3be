import { Link } from '@tanstack/react-router';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { buttonClass } from '#src/ui/button-class.ts';

interface AccountLinkProps {
  /** Of whoever is signed in; null: nobody is. */
  readonly name: string | null;
  readonly brand: string;
  readonly onSignIn: () => void;
}

export function AccountLink({ name, brand, onSignIn }: AccountLinkProps) {
  if (name === null) {
    return (
      <Button tone="quiet" aria-haspopup="dialog" onClick={onSignIn}>
        {text('shell.signIn')}
      </Button>
    );
  }
  return (
    <Link
      to="/en-us/my{$brand}/profile-and-settings/{$part}.html"
      params={{ brand, part: 'profile' }}
      className={buttonClass({ tone: 'quiet' })}
      aria-label={text('shell.account', { name })}
    >
      {name}
    </Link>
  );
}
