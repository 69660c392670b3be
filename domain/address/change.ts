/** What says where an address is. The second line is inside the building. */
interface Location {
  readonly addressLine1: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly postalCode: string;
}

interface Coordinates {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const nowhere: Coordinates = { latitude: null, longitude: null };
const locationParts = ['addressLine1', 'city', 'state', 'country', 'postalCode'] as const;

/**
 * The address to save: what was edited over what is known of it, so that fields without a place in the form survive (ADDR-01, ADDR-04).
 * Coordinates belong to a location: they stay while that stays, and are null once it changes, as for a new address (`known` is null).
 */
export function changedAddress<Known extends Location & Coordinates, Edited extends Location>(
  known: Known | null,
  edited: Edited,
): Edited & Coordinates {
  const { latitude, longitude } = known !== null && isSameLocation(known, edited) ? known : nowhere;
  return { ...known, ...edited, latitude, longitude };
}

interface Entry extends Location {
  readonly name: string;
  readonly addressLine2?: string | null | undefined;
}

/** Whether two entries of an address list are one to the member: name, location and second line agree, apart from case and outer spaces. */
export const isSameEntry = (one: Entry, other: Entry): boolean =>
  isSameLocation(one, other) && isSameText(one.name, other.name) && isSameText(one.addressLine2 ?? '', other.addressLine2 ?? '');

const isSameText = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

const isSameLocation = (one: Location, other: Location): boolean => locationParts.every((part) => isSameText(one[part], other[part]));
