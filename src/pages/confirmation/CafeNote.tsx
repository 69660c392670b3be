import { Info } from 'lucide';
import { Icon } from '#src/ui/Icon.tsx';
import { MaskIcon } from '#src/ui/MaskIcon.tsx';
import * as css from './Confirmation.css.ts';

interface CafeNoteProps {
  readonly title: string;
  readonly words: string;
  /** Source of an SVG; null: it has none, or none that came. */
  readonly icon: string | null;
}

/** What editors tell the guests of a cafe; another icon where theirs did not come (ERRORS-10). */
export const CafeNote = ({ title, words, icon }: CafeNoteProps) => (
  <div className={css.note}>
    {icon === null ? <Icon of={Info} /> : <MaskIcon svg={icon} />}
    <p>
      {title !== '' && <strong className={css.noteTitle}>{title}</strong>}
      {words}
    </p>
  </div>
);
