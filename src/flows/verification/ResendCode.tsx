import type { VerificationScreen } from '#machines/verification/verification.screen.ts';
import '#src/text/lazy/session.ts';
import { reasonText, text } from '#src/text/text.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { begin } from '#src/ui/quiet-actions.css.ts';
import * as css from './Verification.css.ts';

interface ResendCodeProps {
  readonly screen: Extract<VerificationScreen, { kind: 'entering' }>;
  readonly onRequest: () => void;
}

/** Asks for another code, says that it was sent or why not, and counts down to the next one (MFA-21, MFA-23). */
export function ResendCode({ screen: { resend, reasonCode, secondsLeft, isResent }, onRequest }: ResendCodeProps) {
  const hasFailed = resend === 'refused' || resend === 'unreachable';
  return (
    <Stack gap={8}>
      <LiveRegion>{isResent && <Notice tone="good">{text('verification.resend.sent')}</Notice>}</LiveRegion>
      <LiveRegion isUrgent>
        {hasFailed && <Notice tone="bad">{reasonText(reasonCode) ?? text('verification.resend.unsent')}</Notice>}
      </LiveRegion>
      <div className={begin}>
        <Button tone="quiet" disabled={resend === 'cooling'} isBusy={resend === 'requesting'} onClick={onRequest}>
          {text('verification.resend')}
        </Button>
      </div>
      {resend === 'cooling' && <p className={css.wait}>{text('verification.resend.cooling', { seconds: secondsLeft })}</p>}
    </Stack>
  );
}
