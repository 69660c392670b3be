const MILES_PER_METRE = 0.000621371;
const ZOOM_13_METRES = 6000;

/** Metres as miles. */
export const milesFrom = (metres: number): number => metres * MILES_PER_METRE;

/** Metres as miles with one decimal, `0.4`, for the guest to read (CAFE-21). */
export const formatMiles = (metres: number): string => milesFrom(metres).toFixed(1);

/** The radius in metres that a map shows at a zoom level (CAFE-27); `milesFrom` makes it a search radius. */
export const radiusOfZoom = (zoom: number): number => ZOOM_13_METRES * 2 ** (13 - zoom);

/** Farthest cafe, in miles, that a search offers for an order: about two hours by car. */
const MAX_OFFER_MILES = 100;

/** Returns whether a cafe so many metres away is near enough to be offered for an order. */
export const isNearEnough = (metres: number): boolean => milesFrom(metres) <= MAX_OFFER_MILES;
