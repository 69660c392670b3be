import { Link } from '@tanstack/react-router';
import { formatCents } from '#domain/money/money.ts';
import type { RemedyScreen } from '#machines/remedy/remedy.screen.ts';
import { useHasStood } from '#src/flows/kit/useHasStood.ts';
import '#src/text/lazy/remedy.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { NewWords } from '#src/ui/NewWords.tsx';
import * as css from './Remedy.css.ts';

type RedeemedScreen = Extract<RemedyScreen, { kind: 'redeemed' }>;

/** By then the heading, which has the focus, is being read. */
const AFTER_HEADING_MS = 500;

/** Back to the page, or on to the menu: not by the second press of a double tap on the button before, which would close the result unread. */
export function RedeemedFoot({ onLeave }: { readonly onLeave: () => void }) {
  const hasStood = useHasStood('reward');
  return (
    <>
      <Button onClick={hasStood ? onLeave : undefined}>{text('remedy.done')}</Button>
      <Link
        to="/app/menu.html"
        className={buttonClass({ tone: 'secondary' })}
        onClick={(event) => {
          if (hasStood) onLeave();
          else event.preventDefault();
        }}
      >
        {text('remedy.menu')}
      </Link>
    </>
  );
}

/** It is made right: what the guest has, what it is worth, and where it can be used. */
export function Redeemed({ screen: { order, redeemed } }: { readonly screen: RedeemedScreen }) {
  const { kind, value, description, detail, offerId } = redeemed;
  const how = [description, detail].filter((words) => words !== null).join('. ');
  const facts = [
    {
      label: text(kind === 'refund' || kind === 'credit' ? `remedy.redeemed.value.${kind}` : 'remedy.redeemed.value'),
      words: formatCents(value),
    },
    { label: text('remedy.redeemed.where'), words: how },
    { label: text('remedy.redeemed.reference'), words: offerId },
  ];
  return (
    <>
      <NewWords heardMs={AFTER_HEADING_MS}>
        <p className={css.lead}>
          {order.cafeName === '' ? text('remedy.redeemed.lead.plain') : text('remedy.redeemed.lead', { cafe: order.cafeName })}
        </p>
      </NewWords>
      <dl className={css.facts}>
        {facts
          .filter(({ words }) => words !== '')
          .map(({ label, words }) => (
            <div key={label} className={css.fact}>
              <dt className={css.label}>{label}</dt>
              <dd className={css.value}>{words}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
