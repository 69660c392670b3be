import type { MenuPlacard } from '#domain/menu/menu.ts';
import { text } from '#src/text/text.ts';
import { useFeatures } from '../../-shell/use-features.ts';

/** Returns the placard with the badge of a cool food where it is one and badges of those are on (FLAGS-23, PRODUCT-15). */
export function useCoolFood(placard: MenuPlacard): MenuPlacard {
  const { coolFoodBadges } = useFeatures();
  return coolFoodBadges && placard.isCoolFood ? { ...placard, badges: [...placard.badges, text('product.coolFood')] } : placard;
}
