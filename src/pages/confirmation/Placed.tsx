import { CircleCheck } from 'lucide';
import { inSentence } from '#domain/time/label.ts';
import '#src/text/lazy/confirmation.ts';
import { text } from '#src/text/text.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { NewWords } from '#src/ui/NewWords.tsx';
import { PageHeading } from '#src/ui/PageHeading.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import * as css from './Confirmation.css.ts';

/** By then the heading, which has the focus, is being read. */
const AFTER_HEADING_MS = 500;

/** The order is new: it is thanked for, and its time is read out. */
export const Placed = ({
  name,
  email,
  label,
  when,
}: {
  readonly name: string;
  readonly email: string;
  readonly label: string;
  /** What is read out; null: nothing, of an order that has been placed a while ago, too. */
  readonly when: string | null;
}) => (
  <div className={css.top}>
    <PageHeading heading={name === '' ? text('confirmation.title') : text('confirmation.title.named', { name })} />
    <p className={css.placed}>
      <Icon of={CircleCheck} />
      {email === '' ? text('confirmation.placed') : text('confirmation.lead', { email })}
    </p>
    <NewWords heardMs={AFTER_HEADING_MS}>
      {when !== null && <VisuallyHidden>{text('confirmation.announced', { label, when: inSentence(when) })}</VisuallyHidden>}
    </NewWords>
  </div>
);
