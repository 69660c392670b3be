import { OfflineNotice } from '#src/flows/checkout/OfflineNotice.tsx';
import { onceOnline } from '#src/flows/kit/once-online.ts';
import { Working } from '#src/flows/submit/SubmitView.tsx';
import { lazyPart } from '../../-shell/lazy-part.tsx';

/** Comes once the checkout has stood for a moment (`useLaterPart`): an order ends without one while a connection is bad, too. */
export const Ending = lazyPart(
  async () => (await import('#src/flows/submit/Ending.tsx')).Ending,
  // The server was asked what came of these.
  ({ screen: { kind } }) => <Working at={kind === 'unknown' || kind === 'notPlaced' ? 'reconciling' : 'placing'} />,
);
/** Comes with it, and for the same reason. A press without a connection before that says so with words that are here. */
export const TroubleNotice = lazyPart(
  () => onceOnline(async () => (await import('#src/flows/checkout/TroubleNotice.tsx')).TroubleNotice),
  <OfflineNotice />,
);
