import type { OverlayId } from '#domain/overlay/overlay.ts';

export interface OverlaysContext {
  /** Bottom first; an overlay is open once or not at all. */
  readonly stack: readonly OverlayId[];
}

export type OverlaysEvent =
  | { type: 'overlay.opened'; id: OverlayId }
  /** Without an id: the one on top. */
  | { type: 'overlay.closed'; id?: OverlayId }
  /** The guest went to another page (ROUTES-36). */
  | { type: 'page.left' };
