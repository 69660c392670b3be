import { formatCents } from '#domain/money/money.ts';
import { formatPhone } from '#domain/phone/format.ts';
import type { RemedyOrder } from '#machines/remedy/remedy.types.ts';
import '#src/text/lazy/remedy.ts';
import { text } from '#src/text/text.ts';
import * as css from './Remedy.css.ts';

/** Which order it is about, beside the question. */
export const OrderFacts = ({ order, number }: { readonly order: RemedyOrder; readonly number: string }) => (
  <aside className={css.side}>
    <div className={css.panel}>
      <div>
        <h3 className={css.panelHeading}>{text('remedy.order', { number })}</h3>
        <p className={css.quiet}>
          {order.when === null ? order.cafeName : text('remedy.order.at', { when: order.when, cafe: order.cafeName })}
        </p>
      </div>
      {order.total !== null && (
        <p className={css.total}>
          <span className={css.label}>{text('remedy.order.total')}</span> {formatCents(order.total)}
        </p>
      )}
    </div>
  </aside>
);

/** What cannot wait for a refund; nothing where the phone of the cafe is not known. */
export const Allergy = ({ phone }: { readonly phone: string }) =>
  phone !== '' && (
    <p className={css.quiet}>
      {text('remedy.allergy')}{' '}
      <a className={css.link} href={`tel:${phone}`}>
        {text('remedy.allergy.call', { phone: formatPhone(phone) })}
      </a>
    </p>
  );
