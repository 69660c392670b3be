import { CircleDollarSign, Clock, CreditCard, Gift, RefreshCw, Tag, TriangleAlert, type IconNode } from 'lucide';
import { useEffect, useId, useRef } from 'react';
import { formatCents } from '#domain/money/money.ts';
import type { SubmitScreen } from '#machines/submit/submit.screen.ts';
import type { SubmitEvent } from '#machines/submit/submit.types.ts';
import '#src/text/lazy/cart.ts';
import '#src/text/lazy/checkout.ts';
import '#src/text/lazy/submit.ts';
import { reasonText, text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { useBackCloses } from '#src/ui/useBackCloses.ts';
import * as css from './Ending.css.ts';

type Ended = Exclude<SubmitScreen, { kind: 'finished' | 'working' | 'calling' }>;

export interface EndingProps {
  readonly screen: Ended;
  readonly send: (event: SubmitEvent) => void;
  /** A cafe-local time as it is read. */
  readonly momentOf: (at: string) => string;
}

/** Where the form was: what happened, whether money moved, and the ways on. It takes the focus; Back leads to the form. */
export function Ending({ screen, send, momentOf }: EndingProps) {
  const id = useId();
  const ref = useRef<HTMLHeadingElement>(null);
  const { icon, tone, heading, words, isUncharged, primary, canLeave } = endingOf(screen, momentOf);
  const leave = () => send({ type: 'submit.left' });
  useBackCloses('', canLeave ? leave : undefined);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'center' });
  }, [heading]);
  return (
    <section className={css.ending} aria-labelledby={id}>
      <Icon of={icon} size={28} className={css.icon[tone]} />
      <h2 id={id} ref={ref} tabIndex={-1} className={css.heading} aria-describedby={`${id}-words`}>
        {heading}
      </h2>
      <p id={`${id}-words`} className={css.words}>
        {words} {isUncharged && <strong className={css.money}>{text('submit.notCharged')}</strong>}
      </p>
      <div className={css.actions}>
        {primary && <Button onClick={() => send({ type: primary.sends })}>{primary.label}</Button>}
        {canLeave && (
          <Button tone={primary ? 'quiet' : 'primary'} onClick={leave}>
            {text('submit.back')}
          </Button>
        )}
      </div>
    </section>
  );
}

interface EndingWords {
  readonly icon: IconNode;
  readonly tone: keyof typeof css.icon;
  readonly heading: string;
  readonly words: string;
  /** Nothing was charged, and it is said. */
  readonly isUncharged: boolean;
  readonly primary: { readonly label: string; readonly sends: SubmitEvent['type'] } | null;
  readonly canLeave: boolean;
}

function endingOf(screen: Ended, momentOf: EndingProps['momentOf']): EndingWords {
  const retry = { label: text('submit.retry'), sends: 'submit.retried' } as const;
  const known = { isUncharged: true, canLeave: true } as const;
  switch (screen.kind) {
    case 'unprepared':
      return { ...known, icon: CreditCard, tone: 'bad', ...said('unprepared'), primary: retry };
    case 'notPlaced':
      return { ...known, icon: TriangleAlert, tone: 'bad', ...said('notPlaced'), primary: retry };
    case 'unknown': {
      const again = { ...retry, label: text('submit.unknown.retry') };
      return { icon: RefreshCw, tone: 'plain', ...said('unknown'), isUncharged: false, primary: again, canLeave: false };
    }
    case 'offeringSlot': {
      const { nextSlot, isPrepTime } = screen;
      if (nextSlot === null) return { ...known, icon: Clock, tone: 'warn', ...said('noSlot'), primary: null };
      const moment = momentOf(nextSlot);
      const take = { label: text('submit.slot.take', { moment }), sends: 'slot.accepted' } as const;
      return { ...known, icon: Clock, tone: 'warn', ...said(isPrepTime ? 'prepTime' : 'slotGone', { moment }), primary: take };
    }
    case 'totalChanged': {
      const total = formatCents(screen.total);
      if (!screen.canAgree) return { ...known, isUncharged: false, icon: CircleDollarSign, tone: 'warn', ...split(total), primary: null };
      const accept = { label: text('submit.total.accept', { total }), sends: 'total.accepted' } as const;
      return { ...known, isUncharged: false, icon: CircleDollarSign, tone: 'warn', ...said('total', { total }), primary: accept };
    }
    case 'discountRefused': {
      const code = screen.code ?? '';
      const heading = code === '' ? text('submit.discount.unnamed') : text('submit.discount.heading', { code });
      const label = code === '' ? text('submit.discount.drop.unnamed') : text('submit.discount.drop', { code });
      const words = text(screen.isUndropped ? 'submit.discount.undropped' : 'submit.discount');
      return { ...known, icon: Tag, tone: 'warn', heading, words, primary: { label, sends: 'discount.dropped' } };
    }
    case 'serviceFailed':
      return { ...known, isUncharged: false, icon: TriangleAlert, tone: 'bad', ...refusal(screen.reasonCode), primary: retry };
    case 'onlyGiftCards': {
      const home = { label: text('submit.giftCards.home'), sends: 'home.opened' } as const;
      return { ...known, icon: Gift, tone: 'warn', ...said('onlyGiftCards'), primary: home };
    }
    case 'mixedCart': {
      const drop = { label: text('submit.mixedCart.drop'), sends: 'giftCards.dropped' } as const;
      const words = text(screen.isUndropped ? 'submit.mixedCart.undropped' : 'submit.mixedCart');
      return { ...known, icon: Gift, tone: 'warn', ...said('mixedCart'), words, primary: drop };
    }
    case 'refused':
      return { ...known, isUncharged: false, icon: TriangleAlert, tone: 'bad', ...refusal(screen.reasonCode), primary: null };
  }
}

const refusal = (reasonCode: string) => ({
  heading: text('submit.notPlaced.heading'),
  words: reasonText(reasonCode) ?? text('checkout.refused'),
});

const split = (total: string) => ({ heading: text('submit.total.heading'), words: text('submit.total.split', { total }) });

type EndingName = 'unprepared' | 'notPlaced' | 'unknown' | 'noSlot' | 'prepTime' | 'slotGone' | 'total' | 'onlyGiftCards' | 'mixedCart';

const said = (name: EndingName, values: Readonly<Record<string, string>> = {}) => ({
  heading: text(`submit.${name}.heading`),
  words: text(`submit.${name}`, values),
});
