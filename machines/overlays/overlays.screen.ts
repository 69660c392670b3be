import type { SnapshotFrom } from 'xstate';
import { must } from '#domain/must.ts';
import type { OverlayId } from '#domain/overlay/overlay.ts';
import type { overlaysMachine } from './overlays.machine.ts';

export type OverlaysScreen = { kind: 'empty' } | { kind: 'showing'; top: OverlayId; covered: readonly OverlayId[] };

export function overlaysScreen(snapshot: SnapshotFrom<typeof overlaysMachine>): OverlaysScreen {
  const { stack } = snapshot.context;
  if (snapshot.matches('empty')) return { kind: 'empty' };
  return { kind: 'showing', top: must(stack.at(-1), 'top'), covered: stack.slice(0, -1) };
}
