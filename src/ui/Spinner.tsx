import { LoaderCircle } from 'lucide-react';
import * as css from './Loading.css.ts';

/** Something is under way, and this is what. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <output className={css.spinner}>
      <LoaderCircle aria-hidden size={20} strokeWidth={1.75} className={css.turning} />
      {label}
    </output>
  );
}
