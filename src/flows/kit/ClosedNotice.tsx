import type { Help } from '#domain/menu/help.ts';
import '#src/text/lazy/closed.ts';
import { text } from '#src/text/text.ts';
import { NewWords } from '#src/ui/NewWords.tsx';
import { Notice } from '#src/ui/Notice.tsx';

interface ClosedNoticeProps {
  /** Name of the cafe. */
  readonly cafe: string;
  /** The cafe is open, and its kitchen takes no order. */
  readonly isOpen: boolean;
  /** What helps. */
  readonly help: Help;
  /** Leads to it. */
  readonly onChange: () => void;
}

/** Beside an order as soon as possible that its cafe does not take now. */
export function ClosedNotice({ cafe, isOpen, help, onChange }: ClosedNoticeProps) {
  const key = help === 'time' ? 'closed.time' : 'closed.destination';
  return (
    <NewWords>
      <Notice
        tone="warn"
        heading={text(isOpen ? 'closed.kitchen' : 'closed.now', { cafe })}
        action={{ label: text(`${key}.choose`), onAct: onChange }}
      >
        {text(key)}
      </Notice>
    </NewWords>
  );
}
