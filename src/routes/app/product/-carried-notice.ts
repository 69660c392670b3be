import { noticeOf, UNTIL_DISMISSED_MS, type Notice } from '#domain/notice/notice.ts';
import type { Lost } from '#domain/product/carried.ts';
import '#src/text/lazy/carried.ts';
import { allOf } from '#src/text/lists.ts';

/** Returns what is said of a product or combo that was read for another cafe. The guest is in the other tab, and reads it when they are back. */
export function carriedNotice(cafe: string, { leftOut, usual }: Lost): Notice {
  const values = { cafe, leftOut: allOf(leftOut), usual: allOf(usual) };
  // What is in the item again may be what the guest cannot eat: what a change of the cart says meanwhile waits.
  const priority = Math.min(leftOut.length + usual.length, 1);
  return noticeOf('info', keyOf({ leftOut, usual }), { values, priority, ms: UNTIL_DISMISSED_MS, subject: 'followedOrder' });
}

function keyOf({ leftOut, usual }: Lost) {
  if (leftOut.length === 0) return usual.length === 0 ? 'carried.cafe' : 'carried.usual';
  return usual.length === 0 ? 'carried.leftOut' : 'carried.both';
}
