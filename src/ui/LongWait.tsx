import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import * as css from './LongWait.css.ts';
import { Notice } from './Notice.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Ten seconds after the wait began, with the one that has passed: most calls have been given up by then. */
const LATE_MS = 9000;

interface LongWaitProps {
  /** What is awaited. */
  readonly label: string;
  /** What is said when it takes long. */
  readonly late: string;
  /** Text of the button. */
  readonly retryLabel: string;
  /** Asks for it again. The pressed button goes with the note. */
  readonly onRetry: () => void;
  /** Milliseconds until the note. */
  readonly lateMs?: number;
}

/**
 * A wait that is felt: it is announced, and when it is long, a note takes the place of the blocks beside it.
 * The page is marked as busy, which silences what is in it: the announcement is made beside it.
 */
export function LongWait({ label, late, retryLabel, onRetry, lateMs = LATE_MS }: LongWaitProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<Element | null>(null);
  const [isLate, setLate] = useState(false);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    const main = mark.current?.closest('main');
    setPlace(main?.parentElement ?? mark.current);
    main?.setAttribute('aria-busy', 'true');
    return () => main?.setAttribute('aria-busy', String(main.querySelector('[data-wait]') !== null));
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateMs);
    return () => clearTimeout(timer);
  }, [tries, lateMs]);

  function retry() {
    setLate(false);
    setTries(tries + 1);
    onRetry();
  }
  return (
    <>
      <span ref={mark} data-wait />
      {place && createPortal(<Announced words={isLate ? late : label} />, place)}
      {isLate && (
        <div className={css.note}>
          <Notice tone="warn" action={{ label: retryLabel, onAct: retry }}>
            {late}
          </Notice>
        </div>
      )}
    </>
  );
}

/** Is there before its words are, so that they are read out. */
function Announced({ words }: { readonly words: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), 100);
    return () => clearTimeout(timer);
  }, [words]);
  return <output>{said !== '' && <VisuallyHidden>{said}</VisuallyHidden>}</output>;
}
