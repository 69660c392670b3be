import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { CartItem } from '#domain/cart/cart.ts';
import { cartById } from '#src/api/cart.ts';
import { AvoidedMark } from '#src/flows/cart/AvoidedMark.tsx';
import { lostLinesQuery } from '#src/api/lost-lines.ts';
import { useAvoidance } from '../-menu/use-avoidance.ts';

const noCart = { cafes: [], items: [] };

/** Marks a line of the cart that lost its changes, where it has what the guest avoids without them. */
export function LostMark({ item: { sequenceNum } }: { readonly item: CartItem }) {
  const { call, cartId } = useRouteContext({ from: '__root__' });
  const { allergens: avoided } = useAvoidance();
  const { data: cart = noCart } = useQuery({ ...cartById(call, cartId() ?? ''), enabled: false });
  const { data: lines = [] } = useQuery({ ...lostLinesQuery(call, { cart, avoided }), enabled: avoided.length > 0 });
  const allergens = lines.find((line) => line.sequenceNum === sequenceNum)?.allergens ?? [];
  return allergens.length > 0 && <AvoidedMark allergens={allergens} />;
}
