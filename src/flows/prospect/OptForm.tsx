import { useState } from 'react';
import { lastFour } from '#domain/phone/format.ts';
import { optsOf, optTypeOf, type OptType } from '#domain/prospect/prospect.ts';
import type { LinkScreen } from '#machines/prospect/prospect.screen.ts';
import { useWhenOnline } from '#src/flows/kit/useWhenOnline.ts';
import '#src/text/lazy/prospect.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { CheckboxRow } from '#src/ui/CheckboxRow.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Row } from '#src/ui/Row.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { useForm } from '#src/ui/useForm.ts';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';

interface OptFormProps {
  readonly screen: Extract<LinkScreen, { kind: 'choosing' }>;
  readonly onSubmit: (optType: OptType) => void;
}

/** Subscriptions of a prospect, each by itself, and the one button that stops all of it (PROSPECT-05, OVERLAYS-49). A failed change is made once online. */
export function OptForm({ screen: { prospect, chosen, isSaving, result }, onSubmit }: OptFormProps) {
  const { emailAddress, phoneNumber, optType } = prospect;
  /** What was saved by Save; null: nothing was. */
  const [saved, setSaved] = useState<OptType | null>(null);
  const submit = (choice: OptType, isSave: boolean) => {
    setSaved(isSave ? choice : null);
    onSubmit(choice);
  };
  const form = useForm({
    initial: optsOf(chosen ?? optType),
    followsInitial: true,
    isBusy: isSaving,
    onSubmit: (opts) => submit(optTypeOf(opts), true),
  });
  const failure = result === 'failed' || result === 'offline' ? result : null;
  useWhenOnline(() => chosen !== null && onSubmit(chosen), failure !== null);
  /** Whether what is under way, or failed, is the stop of all of it. */
  const isStop = chosen === 'NONE' && saved !== 'NONE';
  useKeptFocus(optType === 'NONE' ? 0 : 1);
  return (
    <form {...form.props}>
      <Stack gap={16}>
        <div>
          {emailAddress !== null && <CheckboxRow {...form.checkbox('email')} label={text('prospect.email')} meta={emailAddress} />}
          {phoneNumber !== null && (
            <CheckboxRow
              {...form.checkbox('sms')}
              label={text('prospect.sms')}
              meta={text('prospect.sms.phone', { lastFour: lastFour(phoneNumber) })}
            />
          )}
        </div>
        <Row gap={12}>
          <Button type="submit" isBusy={isSaving && !isStop} aria-disabled={isSaving && isStop}>
            {text(failure && !isStop ? 'prospect.save.retry' : 'prospect.save')}
          </Button>
          {optType !== 'NONE' && (
            <Button tone="quiet" isBusy={isSaving && isStop} aria-disabled={isSaving && !isStop} onClick={() => submit('NONE', false)}>
              {text(failure && isStop ? 'prospect.stop.retry' : 'prospect.stop')}
            </Button>
          )}
        </Row>
        {/* Below the buttons: words that come do not push them from under a finger. */}
        <div>
          <LiveRegion isUrgent>
            {failure && <Notice tone="bad">{text(chosen === 'NONE' ? `prospect.${failure}.NONE` : `prospect.${failure}`)}</Notice>}
          </LiveRegion>
          <LiveRegion>{result === 'updated' && <Notice tone="good">{text(`prospect.updated.${optType}`)}</Notice>}</LiveRegion>
        </div>
      </Stack>
    </form>
  );
}
