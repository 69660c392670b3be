import { formatPhone } from '#domain/phone/format.ts';
import '#src/text/lazy/confirmation.ts';
import { text } from '#src/text/text.ts';
import { InlineButton } from '#src/ui/InlineButton.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import type { ConfirmedCafe } from './confirmed-cafe.ts';
import * as css from './Confirmation.css.ts';

/** An order that the kitchen has not begun is changed by a call. */
export const CallToChange = ({
  cafe: { name, phone },
  opens,
  onCancel,
}: {
  readonly cafe: ConfirmedCafe;
  /** When it opens, in words; empty where that is not known; null: it is open. */
  readonly opens: string | null;
  /** Leads a guest to an account (GEN-12); null for a member. */
  readonly onCancel: (() => void) | null;
}) => (
  <Notice tone="info" heading={text('confirmation.change')}>
    {opens === null
      ? text('confirmation.change.call', { cafe: name })
      : [text('confirmation.change.closed', { cafe: name }), opens && `${opens}.`, text('confirmation.change.then')]
          .filter(Boolean)
          .join(' ')}
    <br />
    <a className={css.phone} href={`tel:${phone}`}>
      {text('confirmation.call', { phone: formatPhone(phone) })}
    </a>
    {onCancel && (
      <>
        <br />
        <InlineButton onClick={onCancel}>{text('confirmation.change.cancel')}</InlineButton>
      </>
    )}
  </Notice>
);
