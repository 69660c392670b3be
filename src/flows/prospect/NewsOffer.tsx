import { useWhenOnline } from '#src/flows/kit/useWhenOnline.ts';
import '#src/text/lazy/prospect.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Row } from '#src/ui/Row.tsx';
import * as css from './NewsOffer.css.ts';
import { useKeptFocus } from '#src/ui/useKeptFocus.ts';

interface NewsOfferProps {
  /** `offered`: not requested yet; `listed`: the address gets it. */
  readonly state: 'offered' | 'adding' | 'listed' | 'notCreated';
  /** Where it would come to. */
  readonly email: string;
  /** Asks for news at that address, or once more. */
  readonly onRequest: () => void;
}

/** News by email for a guest whose address is known already: one press, nothing to type, and no word of it where they go on (PROSPECT-05). */
export function NewsOffer({ state, email, onRequest }: NewsOfferProps) {
  const isBusy = state === 'adding';
  const part = useKeptFocus<HTMLElement>(isBusy ? 'offered' : state);
  useWhenOnline(onRequest, state === 'notCreated');
  return (
    <section ref={part} tabIndex={-1} aria-label={text('prospect.news')}>
      {(state === 'offered' || isBusy) && (
        <Row gap={16}>
          <span className={css.words}>{text('prospect.news.to', { email })}</span>
          <div className={css.button}>
            <Button tone="quiet" isBusy={isBusy} onClick={onRequest}>
              {text('prospect.news.button')}
            </Button>
          </div>
        </Row>
      )}
      <LiveRegion>
        {state === 'listed' && <Notice tone="good">{text('prospect.news.listed')}</Notice>}
        {state === 'notCreated' && (
          <Notice tone="warn" action={{ label: text('prospect.retry'), onAct: onRequest }}>
            {text('prospect.news.notCreated')}
          </Notice>
        )}
      </LiveRegion>
    </section>
  );
}
