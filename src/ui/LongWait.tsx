import { useEffect, useState } from 'react';
import { NewWords } from './NewWords.tsx';
import * as css from './LongWait.css.ts';
import { Notice } from './Notice.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
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
  /** Asks for it again. */
  readonly onRetry: () => void;
  /** Milliseconds until the note. */
  readonly lateMs?: number;
}

/** A wait that is felt: it is announced, and when it is long, a note takes the place of the blocks that follow. */
export function LongWait({ label, late, retryLabel, onRetry, lateMs = LATE_MS }: LongWaitProps) {
  const [isLate, setLate] = useState(false);
  const [tries, setTries] = useState(0);
  const part = useKeptFocus<HTMLDivElement>(isLate ? 1 : 0);

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
    <div ref={part} className={isLate ? css.note : undefined}>
      <NewWords>
        {isLate ? (
          <Notice tone="warn" action={{ label: retryLabel, onAct: retry }}>
            {late}
          </Notice>
        ) : (
          <VisuallyHidden>{label}</VisuallyHidden>
        )}
      </NewWords>
    </div>
  );
}
