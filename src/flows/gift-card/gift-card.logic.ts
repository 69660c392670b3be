import { giftCardMachine } from '#machines/gift-card/gift-card.machine.ts';
import { browserClock } from '#src/flows/kit/clock.ports.ts';
import { createTabLock } from '#src/flows/submit/tab-lock.ports.ts';
import type { Services } from '#src/app/services.ts';
import { browserCaptcha } from './browser-captcha.logic.ts';
import { createFailedInquiries } from './failed-inquiries.ports.ts';
import { giftCardPorts } from './gift-card.ports.ts';

/** The machine with its ports. */
export function createLogic(services: Services) {
  const { locks, sharedStorage: storage } = services;
  const lock = createTabLock({ locks, storage, clock: browserClock });
  const inquiries = createFailedInquiries({ storage, clock: browserClock });
  return giftCardMachine.provide({ actors: giftCardPorts({ ...services, captcha: browserCaptcha(services.config), inquiries, lock }) });
}

export const on = {};
