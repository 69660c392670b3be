import { Link } from '@tanstack/react-router';
import { text } from '#src/text/text.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { Stack } from '#src/ui/Stack.tsx';

interface StartNoticeProps {
  /** Whose menu it is before there is an order. */
  readonly words: string;
  /** The address to come back to with an order. Default: the menu. */
  readonly returnTo?: string | undefined;
}

/** Says that there is no order yet, with the way to start one. */
export const StartNotice = ({ words, returnTo }: StartNoticeProps) => (
  <Notice tone="info">
    <Stack gap={12}>
      <span>{words}</span>
      <span>
        <Link to="/app/startOrder.html" search={{ returnTo }} className={buttonClass({ size: 'small' })}>
          {text('shell.start')}
        </Link>
      </span>
    </Stack>
  </Notice>
);
