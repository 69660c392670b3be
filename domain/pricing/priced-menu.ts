import type { Menu } from '../menu/menu.ts';
import type { PriceOverrides } from './overrides.ts';
import { withOverrides } from './prices-under.ts';

/** Returns a menu whose cards have the prices that rules have changed; the menu itself where there is no override (PRICING-02). */
export const menuWithOverrides = (menu: Menu, overrides: PriceOverrides): Menu =>
  Object.keys(overrides).length === 0
    ? menu
    : {
        ...menu,
        placards: Object.fromEntries(Object.entries(menu.placards).map(([id, placard]) => [id, withOverrides(placard, overrides)])),
      };
