import '#src/text/lazy/profile.ts';
import { text } from '#src/text/text.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';

export const PartUnanswered = ({ onRetry }: { readonly onRetry: () => void }) => (
  <LiveRegion isUrgent>
    <Notice tone="bad" action={{ label: text('profile.retry'), onAct: onRetry }}>
      {text('profile.unanswered')}
    </Notice>
  </LiveRegion>
);
