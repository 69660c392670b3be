import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { Cart } from '#domain/cart/cart.ts';
import { phoneDigits } from '#domain/phone/digits.ts';
import { optsOf } from '#domain/prospect/prospect.ts';
import { isPending } from '#machines/kit/lazy.ts';
import type { ProspectInput } from '#machines/prospect/prospect.types.ts';
import { prospectQuery } from '#src/api/prospect-lookup.ts';
import { useScreen } from '#src/flows/kit/useScreen.ts';
import { NewsOffer } from '#src/flows/prospect/NewsOffer.tsx';
import { useAppContext } from '../../-shell/use-app-context.ts';

/**
 * News by email, offered to a guest on the page of their order who did not ask for it at the checkout (CART-30). Nothing is asked of the server before
 * they press.
 */
export function News({ customer }: { readonly customer: Cart['customer'] }) {
  const email = customer?.email ?? '';
  return email === '' || customer?.eMarketable ? null : (
    <Offer input={{ from: 'order', emailAddress: email, phoneNumber: phoneDigits(customer?.phone ?? '') }} />
  );
}

function Offer({ input }: { readonly input: Extract<ProspectInput, { from: 'order' }> }) {
  const { app, call } = useAppContext();
  const { emailAddress: email } = input;
  const { data: known } = useQuery({ ...prospectQuery(call, { emailAddress: email }), enabled: false });
  const flow = useScreen(app, ({ children, context: { openFlows } }) => {
    const open = openFlows.prospect;
    return open?.from === 'order' && open.emailAddress === email ? children.prospect : undefined;
  });
  // Code that did not come is loaded again by the button that tries again.
  const hasFailed = useSelector(flow, (now) => now !== undefined && (isPending(now) ? now.code === 'failed' : now.matches('notCreated')));
  const isListed = known && optsOf(known.optType).email;
  const state = flow ? (hasFailed ? 'notCreated' : 'adding') : isListed ? 'listed' : 'offered';
  const request = () => (flow ? flow.send({ type: 'creation.requested' }) : app.send({ type: 'flow.opened', name: 'prospect', input }));
  return <NewsOffer state={state} email={email} onRequest={request} />;
}
