import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { NO_CAFE } from '#domain/cafe/no-cafe.ts';
import type { OrderCafe } from '#domain/order/order.ts';
import type { ComboPick, PickPlace } from '#domain/combo/picks.ts';
import type { OptionGroup } from '#domain/product/choices.ts';
import type { ComboScreen } from '#machines/combo/combo.screen.ts';
import { optionsOf } from '#src/api/product.ts';

/** Returns what may be chosen of the halves on a full tray, which says of what they are made; of one that is not known yet, nothing. */
export function usePartOptions(cafe: OrderCafe | null, screen: ComboScreen): (pick: ComboPick) => readonly OptionGroup[] {
  const cafeId = cafe?.id ?? NO_CAFE;
  const { call } = useRouteContext({ from: '__root__' });
  const idOf = (place: PickPlace) => (screen.kind === 'full' ? (screen.picks[place]?.customizationsId ?? null) : null);
  const [one, two] = [idOf('pick1'), idOf('pick2')];
  const first = useQuery({ ...optionsOf(call, cafeId, one ?? ''), enabled: one !== null });
  const second = useQuery({ ...optionsOf(call, cafeId, two ?? ''), enabled: two !== null });
  return ({ customizationsId }) => {
    if (customizationsId === null) return [];
    return (customizationsId === one ? first.data : customizationsId === two ? second.data : undefined) ?? [];
  };
}
