import '#src/text/lazy/stored-payments.ts';
import { text } from '#src/text/text.ts';
import * as itemCss from '#src/flows/profile/Items.css.ts';
import * as profileCss from '#src/flows/profile/Profile.css.ts';
import * as css from './StoredPayments.css.ts';

/** Apple Pay of the account: the server has no call that changes or removes it (C-96, PAYSTORED-01). */
export const ApplePayFact = () => (
  <li className={itemCss.item}>
    <span className={css.mark} aria-hidden>
      {text('storedPayments.applePay.mark')}
    </span>
    <div>
      <span className={itemCss.name}>{text('storedPayments.applePay')}</span>
      <p className={profileCss.quiet}>{text('storedPayments.applePay.where')}</p>
    </div>
  </li>
);
