import { Link } from '@tanstack/react-router';
import { Phone } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import type { SummedCart } from '#domain/cart/sums.ts';
import type { SlotOffer } from '#domain/checkout/slot-gone.ts';
import type { SubmitScreen } from '#machines/submit/submit.screen.ts';
import type { SubmitEvent } from '#machines/submit/submit.types.ts';
import '#src/text/lazy/checkout.ts';
import '#src/text/lazy/submit.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { RadioChips } from '#src/ui/RadioChips.tsx';
import { useConnection, type Connection } from '#src/flows/kit/useConnection.ts';
import { useWhenOnline } from '#src/flows/kit/useWhenOnline.ts';
import { useBackCloses } from '#src/ui/useBackCloses.ts';
import { ChangedSums } from './ChangedSums.tsx';
import * as css from './Ending.css.ts';
import { cartChangedWords, endingOf, type EndingWords } from './ending-words.ts';
import { paidOutdatedWords, paidWords } from './paid-words.ts';
import { slotLabels, timeTaken, type TimeOfEnding } from './slot-words.ts';

const toCheckout = { returnTo: '/app/checkout.html' };

type Ended = Exclude<SubmitScreen, { kind: 'finished' | 'working' | 'calling' }>;

export interface EndingProps {
  readonly screen: Ended;
  readonly send: (event: SubmitEvent) => void;
  /** The cafe-local time of now. */
  readonly now: string;
  /** What is ordered; null where it is not known. Default: it is not. */
  readonly order?: TimeOfEnding['order'];
  /** The cart that the guest agreed to, and the cart now; null where it is not known. Default: neither is. */
  readonly agreed?: SummedCart | null;
  readonly cart?: SummedCart | null;
}

/** Where the form was: what happened, whether money moved, and the ways on. It takes the focus; Back leads to the form. */
export function Ending({ screen, send, now, order = null, agreed, cart }: EndingProps) {
  const id = useId();
  const ref = useRef<HTMLHeadingElement>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const connection = useConnection(screen.kind);
  const { icon, tone, heading, words, money, primary, canLeave, call, link } = wordsOf(screen, { now, order, picked }, connection);
  const leave = () => send({ type: 'submit.left' });
  // Only a look at the order: it sends nothing again.
  useWhenOnline(() => send({ type: 'submit.retried' }), screen.kind === 'unknown');
  useBackCloses('', canLeave ? leave : undefined);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'center' });
  }, [heading]);
  return (
    <section data-ending className={css.ending} aria-labelledby={id}>
      <Icon of={icon} size={28} className={css.icon[tone]} />
      <h2 id={id} ref={ref} tabIndex={-1} className={css.heading} aria-describedby={`${id}-words`}>
        {heading}
      </h2>
      <p id={`${id}-words`} className={css.words}>
        {words} {money !== null && <strong className={css.money}>{money}</strong>}
      </p>
      {screen.kind === 'totalChanged' && agreed && cart && <ChangedSums before={agreed} now={cart} />}
      {screen.kind === 'offeringSlot' && screen.times.length > 0 && (
        <OfferedTimes offer={screen} now={now} at={timeTaken(screen, picked)} onPick={setPicked} />
      )}
      <div className={css.actions}>
        {primary && <Button onClick={() => send(primary.sends)}>{primary.label}</Button>}
        {link && (
          <Link to={link.to} search={link.to === '/app/startOrder.html' ? toCheckout : {}} className={buttonClass()}>
            {link.label}
          </Link>
        )}
        {call && (
          <ButtonLink tone="neutral" href={`tel:${call.phone}`}>
            <Icon of={Phone} />
            {call.label}
          </ButtonLink>
        )}
        {canLeave && (
          <Button tone={primary || link ? 'quiet' : 'primary'} onClick={leave}>
            {text('submit.back')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** It is known that nothing was ordered, and a missing connection may be why. */
const isCutOff = (screen: Ended): boolean => screen.kind === 'unprepared' || (screen.kind === 'notPlaced' && !screen.isMaintenance);

interface OfferedTimesProps {
  readonly offer: SlotOffer;
  readonly now: string;
  /** The time that is chosen. */
  readonly at: string | null;
  readonly onPick: (at: string) => void;
}

/** The next times that hold the order, of which the first is chosen, and the way to all others. */
function OfferedTimes({ offer, now, at, onPick }: OfferedTimesProps) {
  const { legend, labelOf } = slotLabels(offer, now);
  return (
    <div className={css.times}>
      {offer.times.length > 1 && (
        <RadioChips
          legend={legend}
          variant="grid"
          value={at}
          onChange={onPick}
          options={offer.times.map((time) => ({ value: time, label: labelOf(time) }))}
        />
      )}
      <Link to="/app/startOrder.html" search={toCheckout} className={css.other}>
        {text('submit.slot.other')}
      </Link>
    </div>
  );
}

function wordsOf(screen: Ended, time: TimeOfEnding, connection: Connection): EndingWords {
  if (screen.kind === 'paidOutdated') return paidOutdatedWords();
  if (screen.kind === 'cartChanged') return cartChangedWords();
  const said = endingOf(screen, time);
  const cutOff = text(connection === 'offline' ? 'submit.offline' : 'submit.unprepared');
  const words = connection !== 'online' && isCutOff(screen) ? { ...said, words: cutOff } : said;
  return 'isPaidByPhone' in screen ? { ...words, ...paidWords(screen) } : words;
}
