import '#src/text/lazy/other-tab.ts';
import { text } from '#src/text/text.ts';
import { LiveRegion } from '#src/ui/LiveRegion.tsx';
import { Notice } from '#src/ui/Notice.tsx';

/** Says that another tab is placing the order, which cannot be changed meanwhile (SUBMIT-01). */
export const PlacingElsewhere = ({ isPlacing }: { readonly isPlacing: boolean }) => (
  <LiveRegion>{isPlacing && <Notice tone="info">{text('otherTab.placing')}</Notice>}</LiveRegion>
);
