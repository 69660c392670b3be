import { Plus } from 'lucide';
import type { ReactNode } from 'react';
import { formatPhone, lastFour } from '#domain/phone/format.ts';
import { phoneDigits } from '#domain/phone/digits.ts';
import { phoneProblem } from '#domain/phone/number.ts';
import { canConfirm, type Phone } from '#domain/phone/phone.ts';
import { sortPhones } from '#domain/phone/sort.ts';
import { SMS_MFA_TOC_VERSION } from '#domain/verification/source.ts';
import type { TwoStepScreen } from '#machines/two-step/two-step.screen.ts';
import type { TwoStepEvent } from '#machines/two-step/two-step.types.ts';
import '#src/text/lazy/profile.ts';
import { text } from '#src/text/text.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { CheckboxRow } from '#src/ui/CheckboxRow.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { PhoneField } from '#src/flows/kit/PhoneField.tsx';
import { useFocusOn } from '#src/flows/kit/useFocusOn.ts';
import { Confirmed } from './Confirmed.tsx';
import { EditPanel, FIRST_FIELD, Saved, type FormActor } from './EditForm.tsx';
import { Fact } from './Fact.tsx';
import * as css from './Profile.css.ts';
import * as rowCss from './Rows.css.ts';

/** How a phone of the list is confirmed. */
export interface PhoneVerification {
  readonly screen: TwoStepScreen;
  readonly send: (event: TwoStepEvent) => void;
  /** The code entry, already drawn. */
  readonly dialog: ReactNode;
}

/** Adds a phone (PHONES-03, PHONES-07). */
export function PhoneForm({ screen, send }: FormActor) {
  const section = useFocusOn<HTMLDivElement>(screen.kind, () => (screen.kind === 'editing' ? FIRST_FIELD : '[data-edit]'));
  return (
    <div ref={section}>
      {screen.kind === 'viewing' ? (
        <div className={rowCss.add}>
          <Button tone="quiet" size="small" data-edit onClick={() => send({ type: 'form.opened', values: null })}>
            <Icon of={Plus} size={18} />
            {text('profile.phone.add')}
          </Button>
        </div>
      ) : (
        <EditPanel
          heading={text('profile.phone.add')}
          screen={screen}
          send={send}
          initial={{ phoneNumber: '', isDefault: false as boolean }}
          problemsIn={({ phoneNumber }) => {
            const wrong = phoneProblem(phoneNumber);
            return wrong === null ? {} : { phoneNumber: text(`profile.phone.${wrong}`) };
          }}
          sent={({ phoneNumber, isDefault }) => ({ values: { phoneNumber: phoneDigits(phoneNumber), isDefault }, secretId: null })}
        >
          {(form) => (
            <>
              <PhoneField {...form.field('phoneNumber')} label={text('profile.phone.number')} required />
              <CheckboxRow {...form.checkbox('isDefault')} isAlone label={text('profile.phone.makeMain')} />
            </>
          )}
        </EditPanel>
      )}
      <Saved screen={screen}>{text('profile.phone.saved')}</Saved>
    </div>
  );
}

const marksOf = ({ isDefault, isSmsOpt }: Phone): string =>
  [...(isDefault ? [text('profile.phone.default')] : []), ...(isSmsOpt ? [text('profile.phone.texts')] : [])].join('. ');

type PhoneRowsProps = PhoneVerification & { readonly phones: readonly Phone[] };

/** The member's phones, each confirmed by a code (PHONES-01 to -06, MFA-12). */
export function PhoneRows({ phones, screen, send, dialog }: PhoneRowsProps) {
  const isIdle = screen.kind === 'idle';
  const list = useFocusOn<HTMLDivElement>(isIdle, () => (isIdle ? 'button' : null));
  return (
    <div ref={list}>
      {phones.length === 0 && <Fact label={text('profile.phone')}>{text('profile.none')}</Fact>}
      {sortPhones(phones).map((phone) => {
        const { id, phoneNumber, isVerified } = phone;
        const number = formatPhone(phoneNumber);
        return (
          <Fact
            key={id}
            label={text('profile.phone')}
            action={
              canConfirm(phone) && (
                <Button
                  tone="quiet"
                  size="small"
                  isBusy={!isIdle}
                  aria-label={text('profile.phone.confirm.of', { phone: number })}
                  onClick={() =>
                    send({ type: 'verification.requested', phone: { phoneId: id, lastFour: lastFour(phoneNumber), isVerified } })
                  }
                >
                  {text('profile.phone.confirm')}
                </Button>
              )
            }
          >
            <span className={rowCss.chipped}>
              {number}
              {(isVerified || canConfirm(phone)) && <Confirmed is={isVerified} />}
            </span>
            <span className={css.quiet}>{marksOf(phone)}</span>
          </Fact>
        );
      })}
      <LiveRegion>
        {screen.kind === 'idle' && screen.result === 'confirmed' && <Notice tone="good">{text('profile.phone.confirmed')}</Notice>}
      </LiveRegion>
      {phones.some(canConfirm) && <p className={css.terms}>{text('profile.phone.terms', { version: SMS_MFA_TOC_VERSION })}</p>}
      {screen.kind === 'verifying' && dialog}
    </div>
  );
}
