import { LoaderCircle } from 'lucide';
import * as css from './Spinner.css.ts';
import { Icon } from './Icon.tsx';

/** Something is under way, and this is what. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <output className={css.spinner}>
      <Icon of={LoaderCircle} className={css.turning} />
      {label}
    </output>
  );
}
