import '#src/text/lazy/feedback.ts';
import { text } from '#src/text/text.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import * as css from './FeedbackLink.css.ts';

interface FeedbackLinkProps {
  /** What the guest is asked about. */
  readonly about: 'order' | 'help';
  /** Address of the survey. Nothing about the order goes there. */
  readonly url: string;
}

/** A survey beside the page, which stays as it is (FLAGS-27). */
export const FeedbackLink = ({ about, url }: FeedbackLinkProps) => (
  <p className={css.row}>
    {text(`feedback.${about}`)}{' '}
    <a className={css.link} href={url} target="_blank" rel="noopener noreferrer">
      {text('feedback.link')} <VisuallyHidden>{text('feedback.newTab')}</VisuallyHidden>
    </a>
  </p>
);
