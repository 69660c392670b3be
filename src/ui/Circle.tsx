import { Check, KeyRound } from 'lucide-react';
import { circle } from './Circle.css.ts';

/** It is done. The words stand beside it. */
export function Circle({ of = 'check' }: { readonly of?: 'check' | 'key' }) {
  const Icon = of === 'key' ? KeyRound : Check;
  return (
    <span className={circle} aria-hidden>
      <Icon size={32} strokeWidth={1.75} />
    </span>
  );
}
