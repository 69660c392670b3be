const MILES_PER_METER = 0.000621371;
const ZOOM_13_METERS = 6000;

/** Meters as miles. */
export const milesFrom = (meters: number): number => meters * MILES_PER_METER;

/** Meters as miles with one decimal, `0.4`, for the guest to read (CAFE-21). */
export const formatMiles = (meters: number): string => milesFrom(meters).toFixed(1);

/** The radius in meters that a map shows at a zoom level (CAFE-27); `milesFrom` makes it a search radius. */
export const radiusOfZoom = (zoom: number): number => ZOOM_13_METERS * 2 ** (13 - zoom);

/** Farthest cafe, in miles, that a search offers for an order: about two hours by car. */
const MAX_OFFER_MILES = 100;

/** Returns whether a cafe so many meters away is near enough to be offered for an order. */
export const isNearEnough = (meters: number): boolean => milesFrom(meters) <= MAX_OFFER_MILES;
