import type { SnapshotFrom } from 'xstate';
import { requestOf, type donationMachine } from './donation.machine.ts';
import type { DonationRequest } from './donation.types.ts';

export type DonationScreen =
  | { kind: 'calm' }
  /** `saved` and `unsaved`: what was asked for is in the cart, or is not. `unclear`: nothing says which. */
  | ({ kind: 'saving' | 'asking' | 'saved' | 'unsaved' | 'unclear' } & DonationRequest);

/** Returns what the guest sees of donations, beside what the cart has. */
export function donationScreen(snapshot: SnapshotFrom<typeof donationMachine>): DonationScreen {
  if (snapshot.matches({ resting: 'calm' })) return { kind: 'calm' };
  const request = snapshot.context.next ?? requestOf(snapshot.context);
  if (snapshot.matches({ resting: 'saved' })) return { kind: 'saved', ...request };
  if (snapshot.matches({ resting: 'unsaved' })) return { kind: 'unsaved', ...request };
  const kind = (['saving', 'asking'] as const).find((state) => snapshot.matches(state));
  return { kind: kind ?? 'unclear', ...request };
}
