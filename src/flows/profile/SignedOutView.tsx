import '#src/text/lazy/profile.ts';
import '#src/text/lazy/session.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Row } from '#src/ui/Row.tsx';

interface SignedOutViewProps {
  readonly onSignIn: () => void;
  readonly onSignUp: () => void;
}

/** Shown in place of what only members see (SIGNIN-19). */
export const SignedOutView = ({ onSignIn, onSignUp }: SignedOutViewProps) => (
  <Page heading={text('profile.heading')} lead={text('profile.signedOut')}>
    <Row>
      <Button onClick={onSignIn}>{text('signIn.submit')}</Button>
      <Button tone="secondary" onClick={onSignUp}>
        {text('signIn.signUp')}
      </Button>
    </Row>
  </Page>
);
