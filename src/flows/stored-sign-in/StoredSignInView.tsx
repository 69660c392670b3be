import type { ReactNode } from 'react';
import type { StoredSignInScreen } from '#machines/stored-sign-in/stored-sign-in.screen.ts';
import type { StoredSignInEvent } from '#machines/stored-sign-in/stored-sign-in.types.ts';
import '#src/text/lazy/session.ts';
import { text } from '#src/text/text.ts';
import { Circle } from '#src/ui/Circle.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';

interface StoredSignInViewProps {
  readonly screen: StoredSignInScreen;
  readonly send: (event: StoredSignInEvent) => void;
  /** The flow inside this one, already drawn. */
  readonly verification: ReactNode;
}

/** Nobody has to type what the browser has kept (SESSION-14). */
export function StoredSignInView({ screen, send, verification }: StoredSignInViewProps) {
  const dialog = { closeLabel: text('signIn.close'), onClose: () => send({ type: 'signIn.closed' }) };
  switch (screen.kind) {
    case 'finished':
      return null;
    case 'verifying':
      return verification;
    case 'posting':
      return (
        <Dialog key="posting" heading={text('signIn.heading')} {...dialog}>
          <Spinner label={text('signIn.stored')} />
        </Dialog>
      );
    case 'showing':
      return (
        <Dialog key="showing" heading={text('signIn.stored.done', { firstName: screen.firstName })} {...dialog}>
          <Circle />
        </Dialog>
      );
  }
}
