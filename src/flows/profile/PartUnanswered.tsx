import '#src/text/lazy/profile.ts';
import { text } from '#src/text/text.ts';
import { Notice } from '#src/ui/Notice.tsx';

export const PartUnanswered = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Notice tone="bad" isLive action={{ label: text('profile.retry'), onAct: onRetry }}>
    {text('profile.unanswered')}
  </Notice>
);
