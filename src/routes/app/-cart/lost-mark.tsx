import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { CartItem } from '#domain/cart/cart.ts';
import { unansweredLines } from '#domain/order/lost-lines.ts';
import { cartById } from '#src/api/cart.ts';
import { keptLines, onKeptLines } from '#src/flows/cart/kept-lines.ts';
import { AvoidedMark } from '#src/flows/cart/AvoidedMark.tsx';
import { lostLinesQuery, noCart } from '#src/api/lost-lines.ts';
import { useAvoidance } from '../-menu/use-avoidance.ts';

/** Marks a line of the cart that has what the guest avoids, until they have answered for it (MENU-11). */
export function LostMark({ item: { sequenceNum } }: { readonly item: CartItem }) {
  const { call, cartId, sharedStorage } = useRouteContext({ from: '__root__' });
  const avoided = useAvoidance();
  const id = cartId() ?? '';
  useSyncExternalStore(onKeptLines, () => keptLines(sharedStorage).join());
  const { data: cart = noCart } = useQuery({ ...cartById(call, id), enabled: false });
  const { data: lines = [] } = useQuery({
    ...lostLinesQuery(call, { cart, avoided }),
    enabled: avoided.allergens.length > 0,
    placeholderData: keepPreviousData,
  });
  const unanswered = unansweredLines(id, lines, keptLines(sharedStorage));
  const allergens = unanswered.find((line) => line.sequenceNum === sequenceNum)?.allergens ?? [];
  return allergens.length > 0 && <AvoidedMark allergens={allergens} />;
}
