import type { ReactNode } from 'react';
import { formatPhone } from '#domain/phone/format.ts';
import { phoneDigits } from '#domain/phone/digits.ts';
import { phoneProblem } from '#domain/phone/number.ts';
import type { ArrivalScreen } from '#machines/arrival/arrival.screen.ts';
import { PhoneField } from '#src/flows/kit/PhoneField.tsx';
import { useWhenOnline } from '#src/flows/kit/useWhenOnline.ts';
import '#src/text/lazy/arrival.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Stack } from '#src/ui/Stack.tsx';
import { useForm } from '#src/ui/useForm.ts';

interface ArrivalFormProps {
  readonly screen: Extract<ArrivalScreen, { kind: 'expected' }>;
  /** The phone on the order, digits; empty where it is not known. */
  readonly phone: string;
  /** Of the cafe, digits; empty where it is not known. */
  readonly cafePhone: string;
  /** The kitchen has it ready, as far as is known. */
  readonly isReady: boolean;
  readonly onSend: (phoneNumber: string) => void;
}

/** The phone by which the cafe finds the order, and the button. With the connection it is sent again by itself. */
export function ArrivalForm({ screen: { isBusy, trouble, phoneNumber }, phone, cafePhone, isReady, onSend }: ArrivalFormProps) {
  const form = useForm({
    initial: { phone: formatPhone(phoneNumber ?? phone) },
    problemsIn: (typed) => (phoneProblem(typed.phone) === null ? {} : { phone: text('arrival.phone.error') }),
    refused: trouble === 'unknown' ? { phone: text('arrival.unknown') } : {},
    isBusy,
    onSubmit: (typed) => onSend(phoneDigits(typed.phone)),
  });
  useWhenOnline(() => phoneNumber !== null && onSend(phoneNumber), trouble === 'failed');
  return (
    <form {...form.props}>
      <Stack gap={16}>
        <PhoneField {...form.field('phone')} label={text('arrival.phone')} hint={text('arrival.phone.hint')} errorIn={Urgent} required />
        <Urgent>{trouble === 'failed' && <Notice tone="bad">{text('arrival.failed')}</Notice>}</Urgent>
        <Button type="submit" tone={isReady ? 'primary' : 'secondary'} isWide isBusy={isBusy}>
          {text(isBusy ? 'arrival.sending' : trouble === 'failed' ? 'arrival.again' : 'arrival.send')}
        </Button>
        {trouble !== null && cafePhone !== '' && (
          <ButtonLink isWide tone="secondary" href={`tel:${cafePhone}`}>
            {text('arrival.call', { phone: formatPhone(cafePhone) })}
          </ButtonLink>
        )}
      </Stack>
    </form>
  );
}

const Urgent = ({ children }: { readonly children: ReactNode }) => <LiveRegion isUrgent>{children}</LiveRegion>;
