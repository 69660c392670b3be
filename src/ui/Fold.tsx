import { ChevronDown, Plus, type IconNode } from 'lucide';
import { useState, type ReactNode } from 'react';
import * as css from './Fold.css.ts';
import { Icon } from './Icon.tsx';

interface FoldProps {
  /** The line that opens and closes it. */
  readonly label: ReactNode;
  /** At the start of a `line`. Default: none. */
  readonly icon?: IconNode;
  /** One quiet line under the label. */
  readonly meta?: ReactNode;
  /** `line`: a row between hairlines; `link`: words that add something. Default: `line`. */
  readonly variant?: 'line' | 'link';
  /** Open at first; later it is the guest's to open and close. Default: false. */
  readonly isOpenAtFirst?: boolean;
  /** Cannot be closed: an error or words inside stay in sight. Default: false. */
  readonly isHeldOpen?: boolean;
  /** The guest has opened or closed it. */
  readonly onToggle?: (isOpen: boolean) => void;
  /** What belongs to the line. */
  readonly children: ReactNode;
}

/** A line that opens to what belongs to it. */
export function Fold({ label, icon, meta, variant = 'line', isOpenAtFirst = false, isHeldOpen, onToggle, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  if (isHeldOpen && !isOpen) setOpen(true);
  const toggle = ({ currentTarget: { open } }: { readonly currentTarget: HTMLDetailsElement }) => {
    if (open !== isOpen) onToggle?.(open);
    setOpen(open);
  };
  return (
    <details className={css.fold({ variant })} open={isOpen} onToggle={toggle}>
      <summary
        className={css.line({ variant })}
        aria-disabled={isHeldOpen || undefined}
        onClick={(press) => isHeldOpen && press.preventDefault()}
      >
        {variant === 'link' && !isHeldOpen && <Icon of={Plus} />}
        {icon && <Icon of={icon} className={css.icon} />}
        <span className={css.words}>
          <span className={css.label}>{label}</span>
          {meta && <span className={css.meta}>{meta}</span>}
        </span>
        {variant === 'line' && <Icon of={ChevronDown} className={css.mark} />}
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
