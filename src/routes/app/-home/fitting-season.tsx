import type { ComponentProps } from 'react';
import { fittingSeason } from '#domain/home/fitting-season.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { SeasonView } from '#src/pages/home/SeasonView.tsx';
import { useAvoidance } from '../-menu/use-avoidance.ts';

type FittingSeasonProps = ComponentProps<typeof SeasonView> & { readonly menu: Menu };

/** The season without what the guest avoids, and of what they look for (MENU-11). */
export function FittingSeason({ menu, season, ...props }: FittingSeasonProps) {
  return <SeasonView {...props} season={fittingSeason(season, menu, useAvoidance())} />;
}
