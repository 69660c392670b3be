import { Link } from '@tanstack/react-router';
import { text } from '#src/text/text.ts';
import { Notice } from '#src/ui/Notice.tsx';

interface StartNoticeProps {
  /** Whose menu it is before there is an order. */
  readonly words: string;
  /** The address to come back to with an order. Default: the menu. */
  readonly returnTo?: string | undefined;
}

/** Says that there is no order yet, with the way to start one. */
export const StartNotice = ({ words, returnTo }: StartNoticeProps) => (
  <Notice tone="info">
    {words}{' '}
    <Link to="/app/startOrder.html" search={{ returnTo }}>
      {text('shell.start')}
    </Link>
  </Notice>
);
