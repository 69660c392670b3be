import '#src/text/lazy/profile.ts';
import '#src/text/lazy/session.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyDish } from '#src/ui/EmptyDish.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Page } from '#src/ui/Page.tsx';

interface SignedOutViewProps {
  readonly onSignIn: () => void;
  readonly onSignUp: () => void;
}

/** Shown in place of what only members see (SIGNIN-19). */
export const SignedOutView = ({ onSignIn, onSignUp }: SignedOutViewProps) => (
  <Page heading={null} width="wide">
    <EmptyState
      level="h1"
      picture={<EmptyDish label={text('profile.empty.dish')} beside="spoon" />}
      heading={text('profile.heading')}
      action={
        <>
          <Button onClick={onSignIn}>{text('signIn.submit')}</Button>
          <Button tone="secondary" onClick={onSignUp}>
            {text('signIn.signUp')}
          </Button>
        </>
      }
    >
      {text('profile.signedOut')}
    </EmptyState>
  </Page>
);
