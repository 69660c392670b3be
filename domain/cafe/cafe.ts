import type { Donation } from '../donation/donation.ts';
import { NO_CAFE } from './no-cafe.ts';
import type { CafeServices } from './services.ts';
import type { CafeSlotting } from './slotting.ts';

/** A bakery-cafe with what the app shows and decides by (CAFE-07). */
export interface Cafe {
  readonly cafeId: string;
  readonly name: string;
  /** Digits. */
  readonly phone: string;
  /** Street and number. */
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  /** A zone that there is. */
  readonly timeZone: string;
  /** False: the server names a zone that no calendar knows, so that it is the device's (SLOTS-12). */
  readonly isTimeZoneKnown: boolean;
  /** The cafe's own news (ORD-SETUP-16). */
  readonly messages: readonly string[];
  /** Not everyone can enter the building that it is in (CAFE-28). */
  readonly isRestricted: boolean;
  /** Most customizations of one item (CAFE-13). */
  readonly customizationsMaxAllowed: number;
  readonly services: CafeServices;
  readonly slotting: CafeSlotting;
  /** Gift cards may pay a tip, and bonus cards none of it (FLAGS-29). */
  readonly hasGiftCardTipping: boolean;
  /** What it collects for (CART-17). */
  readonly donations: readonly Donation[];
}

/** A cafe in a list of results: the cafe, where it is, and its status now (CAFE-20). */
export interface FoundCafe extends Cafe {
  readonly latitude: number;
  readonly longitude: number;
  /** Meters from where was searched. */
  readonly distance: number;
  readonly isOpen: boolean;
  /** When it closes, cafe-local, `YYYY-MM-DDTHH:mm`; null where it is not known. */
  readonly closesAt: string | null;
  /** When it opens next, cafe-local; null where it is not known. */
  readonly opensAt: string | null;
  /** Minutes until an order as soon as possible is ready; null while the kitchen takes none. */
  readonly leadTime: number | null;
}

/** Most customizations of one item where a cafe does not say (CAFE-13). */
const DEFAULT_CUSTOMIZATIONS_MAX = 5;

/** Returns how many customizations one item may have: what its cafe says, where 0 is none; 5 where it says nothing, or there is no cafe (PRODUCT-05, CAFE-13). */
export const customizationsMax = (ofCafe: number | undefined): number => ofCafe ?? DEFAULT_CUSTOMIZATIONS_MAX;

/** Is this the id of a real cafe (ORD-SETUP-08)? */
export const isRealCafe = (cafeId: string | null): boolean => cafeId !== null && cafeId !== '' && cafeId !== NO_CAFE;
