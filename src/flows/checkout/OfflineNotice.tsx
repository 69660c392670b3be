import '#src/text/lazy/checkout.ts';
import { text } from '#src/text/text.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';

/** In place of the words of a trouble whose code needs a connection: there is none. Nothing while they come. */
export const OfflineNotice = () =>
  navigator.onLine ? null : (
    <LiveRegion isUrgent>
      <Notice tone="warn">{text('checkout.offline')}</Notice>
    </LiveRegion>
  );
