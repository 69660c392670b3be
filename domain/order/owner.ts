import { ownerOf, type Viewer } from './viewer.ts';

/** Whether an order may be shown to a viewer: a guest's to everybody in the browser that placed it, a member's to that member alone (SESSION-07). */
export const isTheirs = (customerId: string | null, viewer: Viewer): boolean => customerId === null || customerId === ownerOf(viewer);

/** Returns whose an order is once its viewer is known: one without a name belongs to the member whose session it was. */
export const ownerOnceKnown = (customerId: string | null, viewer: Viewer): string | null =>
  customerId === '' && viewer.kind === 'member' ? viewer.customerId : customerId;
