import type { SlotOffer, SlotReason } from './slot-gone.ts';

/** The offer where only the time that the server names is known, `YYYY-MM-DDTHH:mm`; null: it names none (SUBMIT-12). */
export const unjudgedOffer = (slotReason: SlotReason, nextSlot: string | null): SlotOffer => ({
  slotReason,
  nextSlot,
  times: nextSlot === null ? [] : [nextSlot],
  missing: null,
});
