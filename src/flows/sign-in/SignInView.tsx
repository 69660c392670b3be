import type { ComponentProps, ReactNode } from 'react';
import type { SignInScreen } from '#machines/sign-in/sign-in.screen.ts';
import type { SignInEvent, SocialProvider } from '#machines/sign-in/sign-in.types.ts';
import '#src/text/lazy/session.ts';
import { text } from '#src/text/text.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Row } from '#src/ui/Row.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { SignInForm } from './SignInForm.tsx';

interface SignInViewProps extends Pick<ComponentProps<typeof SignInForm>, 'typedEmail' | 'onType'> {
  readonly screen: SignInScreen;
  readonly send: (event: SignInEvent) => void;
  readonly providers: readonly SocialProvider[];
  readonly onTouched: () => void;
  /** The flow inside this one, already drawn. */
  readonly verification: ReactNode;
}

const headings = {
  plain: 'signIn.heading',
  group: 'signIn.heading.group',
  expired: 'signIn.heading.expired',
  verify: 'signIn.heading',
} as const;

/** Who are you? Over the page, which waits as it is (OVERLAYS-01, OVERLAYS-04). */
export function SignInView({ screen, send, providers, typedEmail, onType, onTouched, verification }: SignInViewProps) {
  const dialog = { closeLabel: text('signIn.close'), onClose: () => send({ type: 'signIn.closed' }) };
  switch (screen.kind) {
    case 'finished':
      return null;
    case 'verifying':
      return verification;
    case 'asking':
      return (
        <Dialog
          key="asking"
          name={screen.variant === 'expired' ? 'session-expired' : 'sign-in'}
          hasForm
          heading={text(headings[screen.variant])}
          // Closing it empties the cart (REAUTH-05): a button says so, and no key does it.
          {...(screen.variant !== 'expired' && dialog)}
        >
          <SignInForm {...{ screen, send, providers, typedEmail, onType, onTouched }} />
        </Dialog>
      );
    case 'social':
      return (
        <Dialog
          key="social"
          heading={text('signIn.heading')}
          {...dialog}
          footer={
            <Button tone="secondary" onClick={() => send({ type: 'signIn.backed' })}>
              {text('signIn.social.back')}
            </Button>
          }
        >
          <Spinner label={text('signIn.social.busy')} />
        </Dialog>
      );
    case 'linking':
      return (
        <Dialog key="linking" heading={text('signIn.heading')} {...dialog}>
          <Spinner label={text('signIn.linking', { provider: text(`signIn.social.${screen.provider}`) })} />
        </Dialog>
      );
    case 'offeringAccount':
      return (
        <Dialog key="offer" heading={text('signIn.offer.heading')} {...dialog}>
          <Stack gap={16}>
            <p>{text('signIn.offer', { provider: text(`signIn.social.${screen.provider}`) })}</p>
            <LiveRegion isUrgent>{screen.hasFailed && <Notice tone="bad">{text('signIn.offer.failed')}</Notice>}</LiveRegion>
            <Button isBusy={screen.isBusy} onClick={() => send({ type: 'registration.accepted' })}>
              {text('signIn.offer.accept')}
            </Button>
            <Button tone="secondary" onClick={() => send({ type: 'signIn.backed' })}>
              {text('signIn.offer.decline')}
            </Button>
          </Stack>
        </Dialog>
      );
    case 'exhausted':
      return (
        <Dialog
          key="exhausted"
          isReadOut
          heading={text('signIn.exhausted.heading')}
          {...dialog}
          footer={
            <Row>
              <Button onClick={() => send({ type: 'logout.requested' })}>{text('signIn.exhausted.logOut')}</Button>
              <Button tone="quiet" onClick={() => send({ type: 'password.forgotten', email: null })}>
                {text('signIn.help')}
              </Button>
            </Row>
          }
        >
          <p>{text('signIn.exhausted', { firstName: screen.firstName })}</p>
        </Dialog>
      );
  }
}
