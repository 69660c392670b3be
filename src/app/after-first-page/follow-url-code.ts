import { Application, APPLICATION_KEY } from '../storage/browser-state.schema.ts';
import { parseValue } from '../storage/shared-values.ts';
import type { Services } from '../services.ts';

/** Forgets the code of an address where another tab does: it is applied once in a browser (DISC-06). */
export function followUrlCode({ campaignParams, send, sharedStorage, onSharedWrite }: Services): void {
  const follow = (text: string | null) => {
    const own = campaignParams();
    if (own.discountCode !== null && parseValue(text, Application)?.discountCode === null)
      send({ type: 'params.stored', campaignParams: { ...own, discountCode: null } });
  };
  // What was written, not what is stored: this tab may have written its own code since.
  onSharedWrite((key, { newValue }) => {
    if (key === APPLICATION_KEY) follow(newValue);
  });
  follow(sharedStorage.getItem(APPLICATION_KEY));
}
