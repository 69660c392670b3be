import { Link } from '@tanstack/react-router';
import { User } from 'lucide';
import { useEffect, useRef } from 'react';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import * as css from './AppShell.css.ts';
import { Icon } from '#src/ui/Icon.tsx';

interface AccountLinkProps {
  /** First name of the signed-in member; null: no one is signed in. */
  readonly name: string | null;
  readonly brand: string;
  /** The sign-in is on its way. */
  readonly isOpening: boolean;
  readonly onSignIn: () => void;
}

/** Where the bar is narrow, an icon replaces the label. */
export function AccountLink({ name, brand, isOpening, onSignIn }: AccountLinkProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const isKnown = name !== null && name !== '';
  const wasGuest = useRef(name === null);
  // The button that opened the auth dialog is gone: move the focus to the member's name. After a full load the browser's own focus stays.
  useEffect(() => {
    if (name === null) wasGuest.current = true;
    if (!isKnown || !wasGuest.current) return;
    wasGuest.current = false;
    if (document.activeElement === document.body) ref.current?.querySelector('a')?.focus();
  }, [name, isKnown]);
  const inside = (
    <>
      <Icon of={User} />
      <span className={css.wide}>{name ?? text('shell.signIn')}</span>
    </>
  );
  return (
    <span ref={ref}>
      {name === null ? (
        <Button tone="quiet" isBusy={isOpening} aria-label={text('shell.signIn')} aria-haspopup="dialog" onClick={onSignIn}>
          {inside}
        </Button>
      ) : (
        <Link
          to="/en-us/my{$brand}/profile-and-settings/{$part}.html"
          params={{ brand, part: 'profile' }}
          className={buttonClass({ tone: 'quiet' })}
          aria-label={text('shell.account', { name })}
        >
          {inside}
        </Link>
      )}
    </span>
  );
}
