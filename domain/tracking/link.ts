/**
 * Returns the address of a delivery service’s page where its origin may be linked; else null.
 * @param origins `https://track.example.com`, without a path.
 */
export const allowedLink = (url: string | null, origins: readonly string[]): string | null =>
  url !== null && origins.some((origin) => url.startsWith(`${origin}/`)) ? url : null;
