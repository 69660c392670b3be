import { Check, KeyRound } from 'lucide';
import { circle } from './Circle.css.ts';
import { Icon } from './Icon.tsx';

/** A completed step; its label is beside it. */
export function Circle({ of = 'check' }: { readonly of?: 'check' | 'key' }) {
  const icon = of === 'key' ? KeyRound : Check;
  return (
    <span className={circle} aria-hidden>
      <Icon of={icon} size={32} />
    </span>
  );
}
