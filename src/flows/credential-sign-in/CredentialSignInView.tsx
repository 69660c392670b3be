import type { ReactNode } from 'react';
import type { CredentialSignInScreen } from '#machines/credential-sign-in/credential-sign-in.screen.ts';
import type { CredentialSignInEvent } from '#machines/credential-sign-in/credential-sign-in.types.ts';
import '#src/text/lazy/session.ts';
import { text } from '#src/text/text.ts';
import { Circle } from '#src/ui/Circle.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';

interface CredentialSignInViewProps {
  readonly screen: CredentialSignInScreen;
  readonly send: (event: CredentialSignInEvent) => void;
  /** The flow inside this one, already drawn. */
  readonly verification: ReactNode;
}

/** Sign-in with a credential that the browser has stored (SESSION-14). */
export function CredentialSignInView({ screen, send, verification }: CredentialSignInViewProps) {
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
