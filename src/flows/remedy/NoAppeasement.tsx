import { formatPhone } from '#domain/phone/format.ts';
import type { RemedyScreen } from '#machines/remedy/remedy.screen.ts';
import type { RemedyEvent } from '#machines/remedy/remedy.types.ts';
import { useWhenOnline } from '#src/flows/kit/useWhenOnline.ts';
import '#src/text/lazy/remedy.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { NewWords } from '#src/ui/NewWords.tsx';
import { wrongWords } from './wrong-words.ts';
import * as css from './Remedy.css.ts';

type NoAppeasementScreen = Extract<RemedyScreen, { kind: 'noAppeasement' }>;

interface NoAppeasementFootProps {
  readonly screen: NoAppeasementScreen;
  readonly send: (event: RemedyEvent) => void;
  /** Address of the help pages. */
  readonly supportUrl: string;
}

/** By then the heading, which has the focus, is being read. */
const AFTER_HEADING_MS = 500;

/** A person: at the cafe, or on the help pages. What may be tried again is, with the connection by itself. */
export function NoAppeasementFoot({ screen: { order, why, isRetriable }, send, supportUrl }: NoAppeasementFootProps) {
  const retry = () => send({ type: 'remedy.retried' });
  useWhenOnline(retry, isRetriable);
  const phone = order?.phone ?? '';
  return (
    <>
      {phone !== '' && <ButtonLink href={`tel:${phone}`}>{text('remedy.none.call', { phone: formatPhone(phone) })}</ButtonLink>}
      {isRetriable && (
        <Button tone="secondary" onClick={retry}>
          {text(why === 'unsure' ? 'remedy.none.check' : 'remedy.none.retry')}
        </Button>
      )}
      <ButtonLink tone={phone === '' ? 'primary' : 'quiet'} href={supportUrl} target="_blank" rel="noreferrer">
        {text('remedy.none.help')}
      </ButtonLink>
    </>
  );
}

/** Nothing online makes it right: why, who does, and what was said already. */
export const NoAppeasement = ({
  screen: { why, told },
  isOffline,
}: {
  readonly screen: NoAppeasementScreen;
  /** There is no connection: what has failed has not been asked. */
  readonly isOffline: boolean;
}) => (
  <>
    <NewWords heardMs={AFTER_HEADING_MS}>
      <p>{text(isOffline && why === 'failed' ? 'remedy.none.offline' : `remedy.none.${why}`)}</p>
    </NewWords>
    {told.length > 0 && (
      <section className={css.panel}>
        <h3 className={css.panelHeading}>{text('remedy.told')}</h3>
        <ul className={css.told}>
          {told.map((wrong) => (
            <li key={wrong.item ?? ''}>{wrongWords(wrong)}</li>
          ))}
        </ul>
      </section>
    )}
  </>
);
