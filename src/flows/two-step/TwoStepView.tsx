import type { ReactNode } from 'react';
import { lastFour } from '#domain/phone/format.ts';
import type { Phone } from '#domain/phone/phone.ts';
import { sortPhones } from '#domain/phone/sort.ts';
import { SMS_MFA_TOC_VERSION } from '#domain/verification/source.ts';
import type { TwoStepScreen } from '#machines/two-step/two-step.screen.ts';
import type { TwoStepEvent } from '#machines/two-step/two-step.types.ts';
import '#src/text/lazy/profile.ts';
import '#src/text/lazy/session.ts';
import { reasonText, text } from '#src/text/text.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { RadioRows } from '#src/ui/RadioRows.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { useForm } from '#src/ui/useForm.ts';
import { isFocusLost } from '#src/ui/focus-heading.ts';
import { useFocusOn } from '#src/flows/kit/useFocusOn.ts';

interface TwoStepViewProps {
  readonly screen: TwoStepScreen;
  readonly send: (event: TwoStepEvent) => void;
  readonly phones: readonly Phone[];
  /** The flow inside this one, already drawn. */
  readonly verification: ReactNode;
}

/** Two-step verification, on or off (MFA-24 to -26). */
export function TwoStepView({ screen, send, phones, verification }: TwoStepViewProps) {
  const enabled = phones.find(({ isSmsMfaEnabled }) => isSmsMfaEnabled);
  // The phones as they are now come a moment after the flow has ended, with another button.
  const part = useFocusOn<HTMLDivElement>(`${screen.kind} ${enabled?.id}`, () =>
    screen.kind === 'idle' && isFocusLost() ? 'button' : null,
  );
  return (
    <div ref={part}>
      <Stack gap={16}>
        <p>{text('twoStep.lead')}</p>
        <p>{enabled ? text('twoStep.on', { lastFour: lastFour(enabled.phoneNumber) }) : text('twoStep.off')}</p>
        <LiveRegion>{screen.kind === 'idle' && <Result screen={screen} />}</LiveRegion>
        {screen.kind === 'working' && <Spinner label={text('twoStep.working')} />}
        {screen.kind === 'verifying' && verification}
        {screen.kind === 'idle' &&
          (enabled ? (
            <>
              <p>{text('twoStep.disable.lead')}</p>
              <div>
                <Button tone="secondary" onClick={() => send({ type: 'disable.requested' })}>
                  {text('twoStep.disable')}
                </Button>
              </div>
            </>
          ) : (
            <PhoneChoice phones={phones} send={send} />
          ))}
      </Stack>
    </div>
  );
}

function Result({ screen: { result, reasonCode } }: { readonly screen: Extract<TwoStepScreen, { kind: 'idle' }> }) {
  if (result === null) return null;
  return (
    <Notice tone={result === 'refused' || result === 'failed' ? 'bad' : 'good'}>
      {reasonText(reasonCode) ?? text(`twoStep.${result}`)}
    </Notice>
  );
}

const OTHER = 'other';

/** Which phone gets the codes; another than these is asked for in the sheet that follows, with its terms (MFA-01). */
function PhoneChoice({ phones, send }: Pick<TwoStepViewProps, 'phones' | 'send'>) {
  const sorted = sortPhones(phones).filter(({ phoneType }) => phoneType === 'Mobile');
  const initial: { readonly chosen: string | null } = { chosen: sorted.length === 0 ? OTHER : null };
  const form = useForm({
    initial,
    problemsIn: ({ chosen }) => (chosen === null ? { chosen: text('twoStep.choose') } : {}),
    onSubmit({ chosen }) {
      const phone = sorted.find(({ id }) => id === chosen);
      if (phone === undefined) return send({ type: 'number.requested' });
      const { id, phoneNumber, isVerified } = phone;
      send({ type: 'phone.chosen', phone: { phoneId: id, lastFour: lastFour(phoneNumber), isVerified } });
    },
  });
  return (
    <form {...form.props}>
      <Stack gap={16}>
        {sorted.length > 0 && (
          <RadioRows
            legend={text('twoStep.phone')}
            value={form.values.chosen}
            error={form.errors.chosen}
            onChange={(chosen) => form.set({ chosen })}
            options={[
              ...sorted.map(({ id, phoneNumber, name }) => ({
                value: id,
                label: text('twoStep.ending', { lastFour: lastFour(phoneNumber) }),
                meta: name ?? undefined,
              })),
              { value: OTHER, label: text('twoStep.other') },
            ]}
          />
        )}
        <p>{text('twoStep.terms', { version: SMS_MFA_TOC_VERSION })}</p>
        <div>
          <Button type="submit">{text('twoStep.enable')}</Button>
        </div>
      </Stack>
    </form>
  );
}
