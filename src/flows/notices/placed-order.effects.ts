import type { Services } from '#src/app/services.ts';

/** Whether the way to an order that was placed is on the page: no lesser notice takes its place. */
export function isWayToOrderShown({ notices }: Services['actors']): boolean {
  const snapshot = notices.getSnapshot();
  return snapshot.matches('visible') && snapshot.context.notice?.subject === 'placedOrder';
}
