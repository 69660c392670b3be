import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './Disclosure.css.ts';

interface DisclosureProps {
  readonly summary: ReactNode;
  /** How it stands at first. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** More, for whom it interests (UI-03). */
export function Disclosure({ summary, isOpen = false, children }: DisclosureProps) {
  return (
    <details className={css.disclosure} open={isOpen}>
      <summary className={css.summary}>
        <span>{summary}</span>
        <ChevronDown aria-hidden size={20} strokeWidth={1.75} className={css.arrow} />
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}
