import { useState } from 'react';
import type { Wanted } from '#domain/menu/availability.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { openingCategory } from '#domain/menu/sections.ts';
import type { SetUpOrder } from '#domain/order/order.ts';

interface Shown {
  readonly menu: Menu;
  readonly isFiltered: boolean;
}

/** Returns the category that a menu opens with, held for the order in hand: neither the clock nor a filter changes it under the guest. */
export function useOpening({ menu, isFiltered }: Shown, wanted: Wanted, order: SetUpOrder | null): string {
  const [held, hold] = useState<{ readonly order: SetUpOrder | null; readonly catId: string } | null>(null);
  if (held?.order === order) return held.catId;
  const catId = openingCategory(menu, wanted);
  if (isFiltered) hold({ order, catId });
  return catId;
}
