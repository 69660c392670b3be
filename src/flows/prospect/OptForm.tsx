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

interface OptFormProps {
  readonly screen: Extract<LinkScreen, { kind: 'choosing' }>;
  readonly onSubmit: (optType: OptType) => void;
}

/** Subscriptions of a prospect, each by itself, and the one button that stops all of it (PROSPECT-05, OVERLAYS-49). A failed change is made once online. */
export function OptForm({ screen: { prospect, chosen, isSaving, result }, onSubmit }: OptFormProps) {
  const { emailAddress, phoneNumber, optType } = prospect;
  const form = useForm({
    initial: optsOf(chosen ?? optType),
    followsInitial: true,
    isBusy: isSaving,
    onSubmit: (opts) => onSubmit(optTypeOf(opts)),
  });
  useWhenOnline(() => chosen !== null && onSubmit(chosen), result === 'failed');
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
        <LiveRegion isUrgent>{result === 'failed' && <Notice tone="bad">{text('prospect.failed')}</Notice>}</LiveRegion>
        <LiveRegion>{result === 'updated' && <Notice tone="good">{text(`prospect.updated.${optType}`)}</Notice>}</LiveRegion>
        <Row gap={12}>
          <Button type="submit" isBusy={isSaving}>
            {text(result === 'failed' ? 'prospect.retry' : 'prospect.save')}
          </Button>
          {optType !== 'NONE' && !isSaving && (
            <Button tone="quiet" onClick={() => onSubmit('NONE')}>
              {text('prospect.stop')}
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
}
