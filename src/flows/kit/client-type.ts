import { clientTypeFor } from '#domain/cart/create.ts';
import type { Config } from '#domain/config/config.ts';
import { media } from '#src/ui/media.ts';

/** Returns what the server calls the page as it is now. A width of the window in pixels would make the browser lay out the page in the tap that asks. */
export const clientTypeNow = ({ isCatering }: Pick<Config, 'isCatering'>): string =>
  clientTypeFor({ isCatering, isPhone: matchMedia(media.phone).matches });
