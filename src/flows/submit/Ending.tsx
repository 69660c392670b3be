import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef } from 'react';
import type { SummedCart } from '#domain/cart/sum-changes.ts';
import type { SubmitScreen } from '#machines/submit/submit.screen.ts';
import type { SubmitEvent } from '#machines/submit/submit.types.ts';
import '#src/text/lazy/checkout.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { useWhenOnline } from '#src/flows/kit/useWhenOnline.ts';
import { useBackCloses } from '#src/ui/useBackCloses.ts';
import { ChangedSums } from './ChangedSums.tsx';
import * as css from './Ending.css.ts';
import { endingOf, type EndingWords } from './ending-words.ts';
import { paidOutdatedWords, paidWords } from './paid-words.ts';

type Ended = Exclude<SubmitScreen, { kind: 'finished' | 'working' | 'calling' }>;

export interface EndingProps {
  readonly screen: Ended;
  readonly send: (event: SubmitEvent) => void;
  /** A cafe-local time as it is read. */
  readonly momentOf: (at: string) => string;
  /** The cart that the guest agreed to, and the cart now; null where it is not known. Default: neither is. */
  readonly agreed?: SummedCart | null;
  readonly cart?: SummedCart | null;
}

/** Where the form was: what happened, whether money moved, and the ways on. It takes the focus; Back leads to the form. */
export function Ending({ screen, send, momentOf, agreed, cart }: EndingProps) {
  const id = useId();
  const ref = useRef<HTMLHeadingElement>(null);
  const { icon, tone, heading, words, money, primary, canLeave, link } = wordsOf(screen, momentOf);
  const leave = () => send({ type: 'submit.left' });
  // Only a look at the order: it sends nothing again.
  useWhenOnline(() => send({ type: 'submit.retried' }), screen.kind === 'unknown');
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
        {words} {money !== null && <strong className={css.money}>{money}</strong>}
      </p>
      {screen.kind === 'totalChanged' && agreed && cart && <ChangedSums before={agreed} now={cart} />}
      <div className={css.actions}>
        {link && (
          <Link
            to={link.to}
            search={link.to === '/app/startOrder.html' ? { returnTo: '/app/checkout.html' } : {}}
            className={buttonClass()}
          >
            {link.label}
          </Link>
        )}
        {primary && <Button onClick={() => send({ type: primary.sends })}>{primary.label}</Button>}
        {canLeave && (
          <Button tone={primary || link ? 'quiet' : 'primary'} onClick={leave}>
            {text('submit.back')}
          </Button>
        )}
      </div>
    </section>
  );
}

function wordsOf(screen: Ended, momentOf: EndingProps['momentOf']): EndingWords {
  if (screen.kind === 'paidOutdated') return paidOutdatedWords();
  const words = endingOf(screen, momentOf);
  return 'isPaidByPhone' in screen ? { ...words, ...paidWords(screen) } : words;
}
