import { useEffect, useState } from 'react';
import '#src/text/lazy/session.ts';
import { text } from '#src/text/text.ts';
import { Button } from '#src/ui/Button.tsx';

interface SendAgainProps {
  /** How long an email gets to arrive before another can be asked for. Default: 30. */
  readonly seconds?: number;
  readonly isBusy: boolean;
  readonly onSend: () => void;
}

/** Sends an email once more, after it had time to arrive. Each sending starts the time again. */
export function SendAgain({ seconds = 30, isBusy, onSend }: SendAgainProps) {
  const [left, setLeft] = useState(seconds);
  const isCounting = left > 0;
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => setLeft((now) => now - 1), 1000);
    return () => clearInterval(timer);
  }, [isCounting]);
  function sendAgain() {
    setLeft(seconds);
    onSend();
  }
  return (
    <div>
      {/* Off by its looks only: a button that is disabled would drop the focus. */}
      <Button tone="quiet" isBusy={isBusy} aria-disabled={isCounting} onClick={isCounting ? undefined : sendAgain}>
        {text('email.again')}
      </Button>
      {isCounting && <p>{text('email.again.wait', { seconds: left })}</p>}
    </div>
  );
}
