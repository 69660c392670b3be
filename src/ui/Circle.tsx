import { Check } from 'lucide-react';
import { circle } from './Circle.css.ts';

/** It is done. The words stand beside it. */
export function Circle() {
  return (
    <span className={circle} aria-hidden>
      <Check size={32} strokeWidth={1.75} />
    </span>
  );
}
