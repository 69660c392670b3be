import { CircleCheck } from 'lucide';
import type { ArrivalScreen } from '#machines/arrival/arrival.screen.ts';
import type { ArrivalEvent } from '#machines/arrival/arrival.types.ts';
import '#src/text/lazy/arrival.ts';
import { text } from '#src/text/text.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';
import { ArrivalForm } from './ArrivalForm.tsx';
import * as css from './Arrival.css.ts';

interface ArrivalViewProps {
  readonly screen: ArrivalScreen;
  readonly send: (event: ArrivalEvent) => void;
  /** The phone on the order, digits; empty where it is not known. */
  readonly phone: string;
  /** Of the cafe, digits; empty where it is not known. */
  readonly cafePhone: string;
  /** The kitchen has it ready, as far as is known. Default: true. */
  readonly isReady?: boolean;
}

/** The guest says that they are there, and reads that the cafe knows. */
export function ArrivalView({ screen, send, phone, cafePhone, isReady = true }: ArrivalViewProps) {
  const part = useKeptFocus<HTMLElement>(screen.kind);
  if (screen.kind === 'reading' || screen.kind === 'over') return null;
  const { destination, number } = screen;
  return (
    <section ref={part} tabIndex={-1} className={css.card} aria-labelledby="arrival-heading">
      <LiveRegion>
        {screen.kind === 'known' && (
          <>
            <h2 id="arrival-heading" className={css.known}>
              <Icon of={CircleCheck} />
              {text('arrival.known')}
            </h2>
            <p>{text(`arrival.known.${destination}`, { number })}</p>
          </>
        )}
      </LiveRegion>
      {screen.kind === 'early' && (
        <div>
          <h2 id="arrival-heading">{text('arrival.early')}</h2>
          <p className={css.quiet}>{text('arrival.early.words')}</p>
        </div>
      )}
      {screen.kind === 'expected' && (
        <>
          <div>
            <h2 id="arrival-heading">{text(`arrival.heading.${destination}`)}</h2>
            <p className={css.quiet}>{text(isReady ? `arrival.why.${destination}` : 'arrival.unready')}</p>
          </div>
          <ArrivalForm
            screen={screen}
            phone={phone}
            cafePhone={cafePhone}
            isReady={isReady}
            onSend={(phoneNumber) => send({ type: 'arrival.sent', phoneNumber })}
          />
        </>
      )}
    </section>
  );
}
