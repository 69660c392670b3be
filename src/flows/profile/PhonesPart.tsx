import type { ReactNode } from 'react';
import type { Phone } from '#contract/user.ts';
import { formatPhone, lastFour } from '#domain/phone/format.ts';
import { phoneDigits, phoneProblem } from '#domain/phone/number.ts';
import { sortPhones } from '#domain/phone/sort.ts';
import { SMS_MFA_TOC_VERSION } from '#domain/verification/source.ts';
import type { TwoStepScreen } from '#machines/two-step/two-step.screen.ts';
import type { TwoStepEvent } from '#machines/two-step/two-step.types.ts';
import '#src/text/lazy/profile.ts';
import { text } from '#src/text/text.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Button } from '#src/ui/Button.tsx';
import { CheckboxRow } from '#src/ui/CheckboxRow.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { PhoneField } from '#src/flows/kit/PhoneField.tsx';
import { useFocusOn } from '#src/flows/kit/useFocusOn.ts';
import { EditForm, type FormActor } from './EditForm.tsx';
import * as css from './Profile.css.ts';

/** How a phone of the list is verified. */
export interface PhoneVerification {
  readonly screen: TwoStepScreen;
  readonly send: (event: TwoStepEvent) => void;
  /** The code entry, already drawn. */
  readonly dialog: ReactNode;
  /** The way to two-step verification. */
  readonly twoStepLink: ReactNode;
}

interface PhonesPartProps extends FormActor {
  readonly phones: readonly Phone[];
  readonly verification: PhoneVerification;
}

/** The member's phones: added, and verified by a code (PHONES-01 to -07, MFA-12). */
export function PhonesPart({ phones, verification, ...form }: PhonesPartProps) {
  return (
    <EditForm
      {...form}
      heading={text('profile.phone')}
      saved={text('profile.phone.saved')}
      editLabel={text('profile.phone.add')}
      shown={phones.length === 0 ? <p>{text('profile.none')}</p> : <PhoneList phones={phones} {...verification} />}
      initial={{ phoneNumber: '', isDefault: false as boolean }}
      problemsIn={({ phoneNumber }) => {
        const wrong = phoneProblem(phoneNumber);
        return wrong === null ? {} : { phoneNumber: text(`profile.phone.${wrong}`) };
      }}
      sent={({ phoneNumber, isDefault }) => ({ values: { phoneNumber: phoneDigits(phoneNumber), isDefault }, secretId: null })}
    >
      {({ values, set, errors }) => (
        <>
          <PhoneField
            label={text('profile.phone.number')}
            name="phoneNumber"
            required
            error={errors.phoneNumber}
            value={values.phoneNumber}
            onChange={(event) => set({ phoneNumber: event.currentTarget.value })}
          />
          <CheckboxRow
            label={text('profile.phone.makeMain')}
            checked={values.isDefault}
            onChange={(event) => set({ isDefault: event.currentTarget.checked })}
          />
        </>
      )}
    </EditForm>
  );
}

const marksOf = ({ isDefault, isSmsMfaEnabled, isVerified }: Phone): readonly string[] => [
  ...(isDefault ? [text('profile.phone.default')] : []),
  ...(isSmsMfaEnabled ? [text('profile.phone.mfa')] : []),
  ...(isVerified ? [text('profile.phone.verified')] : []),
];

/** Codes go to mobile phones alone. */
const canVerify = ({ isVerified, phoneType }: Phone) => !isVerified && phoneType === 'Mobile';

function PhoneList({ phones, screen, send, dialog, twoStepLink }: Pick<PhonesPartProps, 'phones'> & PhoneVerification) {
  const isIdle = screen.kind === 'idle';
  const list = useFocusOn<HTMLDivElement>(isIdle, () => (isIdle ? 'button, a' : null));
  return (
    <div ref={list}>
      <Stack gap={12}>
        <LiveRegion>
          {screen.kind === 'idle' && screen.result === 'confirmed' && <Notice tone="good">{text('profile.phone.confirmed')}</Notice>}
        </LiveRegion>
        <ul className={css.list}>
          {sortPhones(phones).map((phone) => {
            const { id, phoneNumber, isVerified } = phone;
            const marks = marksOf(phone);
            return (
              <li key={id} className={css.item}>
                <Stack gap={4}>
                  <span>{formatPhone(phoneNumber)}</span>
                  {marks.length > 0 && <span className={css.quiet}>{marks.join(' · ')}</span>}
                </Stack>
                {canVerify(phone) && (
                  <Button
                    tone="secondary"
                    size="small"
                    isBusy={!isIdle}
                    aria-label={text('profile.phone.verify.of', { phone: formatPhone(phoneNumber) })}
                    onClick={() =>
                      send({ type: 'verification.requested', phone: { phoneId: id, lastFour: lastFour(phoneNumber), isVerified } })
                    }
                  >
                    {text('profile.phone.verify')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
        {phones.some(canVerify) && <p className={css.quiet}>{text('profile.phone.terms', { version: SMS_MFA_TOC_VERSION })}</p>}
        <p>{twoStepLink}</p>
        {screen.kind === 'verifying' && dialog}
      </Stack>
    </div>
  );
}
