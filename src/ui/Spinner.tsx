import { LoaderCircle } from 'lucide';
import * as css from './Spinner.css.ts';
import { Icon } from './Icon.tsx';
import { NewWords } from './NewWords.tsx';

/** Something is under way, and this is what. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <NewWords>
      <div className={css.spinner}>
        <Icon of={LoaderCircle} className={css.turning} />
        {label}
      </div>
    </NewWords>
  );
}
