import type { ActorRefFrom } from 'xstate';
import type { ComboPick } from '#domain/combo/picks.ts';
import { noticeOf } from '#domain/notice/notice.ts';
import type { productMachine } from '#machines/product/product.machine.ts';
import type { App } from '#src/app/create-app.ts';
import { partName } from '#src/flows/combo/part-words.ts';

/** Closes the open part of a combo that another release of the menu does not have, and says so; what is on the tray stays, to be said as gone (MENU-13, COMBO-08). */
export function closeGonePart(app: Pick<App, 'send'>, actor: ActorRefFrom<typeof productMachine>, part: ComboPick): void {
  actor.send({ type: 'product.left' });
  app.send({ type: 'notice.shown', notice: noticeOf('info', 'menu.ended', { values: { count: 1, name: partName(part) } }) });
}
