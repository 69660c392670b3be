/** How long a scroll over a distance in pixels takes, in milliseconds (UI-10). */
export const gentleScrollMs = (distance: number): number => 600 + 0.05 * Math.abs(distance);
