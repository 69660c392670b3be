import { useRouteContext } from '@tanstack/react-router';
import type { Cart } from '#domain/cart/cart.ts';
import { formatPhone } from '#domain/phone/format.ts';
import { createDoorRecord } from '#src/flows/kit/door-record.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';

/** Returns what opens the sign-up with the details of an order, so that only a password is left to type; null for a member. */
export function useJoin(customer: Cart['customer']): (() => void) | null {
  const { app, auth, tabStorage } = useRouteContext({ from: '__root__' });
  const isMember = useScreen(app, ({ context }) => context.visitor === 'member');
  if (isMember) return null;
  return () => {
    const { firstName, lastName, email, phone } = customer ?? {};
    createDoorRecord(tabStorage).add({
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      email: email ?? '',
      phone: formatPhone(phone ?? ''),
    });
    auth.open({ kind: 'signUp', redirectTo: null });
  };
}
