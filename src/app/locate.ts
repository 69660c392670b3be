import type { Locate } from '#src/flows/cafe-search/cafe-search.ports.ts';

const TIMEOUT_MS = 10_000;

/** Asks the browser for the device's position; null after any error. */
export const locateIn =
  ({ geolocation }: Pick<Navigator, 'geolocation'>): Locate =>
  () =>
    new Promise((resolve) => {
      geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
        () => resolve(null),
        { timeout: TIMEOUT_MS, maximumAge: 60_000 },
      );
    });
