import { driver } from './driver.ts';
import { guest } from './guest.ts';
import { account, member } from './member.ts';
import { overlays } from './overlays.ts';
import { payer } from './payer.ts';
import { visitor } from './visitor.ts';
import type { Walk } from './walk.ts';

/** All of them, the longest first: two at a time are walked. */
export const walks: readonly Walk[] = [guest, account, payer, member, visitor, driver, overlays];
