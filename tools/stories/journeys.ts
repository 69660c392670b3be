/** Flows in the order in which a guest meets them. */
const journeys: Readonly<Record<string, readonly string[]>> = {
  'Setting up an order': ['order-setup', 'cafe-search', 'address-search', 'slots'],
  'Menu and cart': ['product', 'cart'],
  Checkout: ['checkout', 'submit'],
  'Signing in': ['door', 'sign-in', 'credential-sign-in', 'stored-sign-in', 'verification', 'sign-up', 'email-confirmation'],
  Account: ['profile', 'edit-form', 'edit', 'stored-payments', 'payment-entry', 'pay-pal', 'two-step', 'missed-visit'],
  'Every page': ['notices', 'overlays'],
};

/** Returns the title of a flow in the book, such as `Flows/Checkout/Submit`: under its journey, and apart where it has no page. */
export function titleOf(flow: string, hasNoView: boolean): string {
  const words = flow.replaceAll('-', ' ');
  const name = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  if (hasNoView) return `Flows without a page/${name}`;
  const journey = Object.keys(journeys).find((key) => journeys[key]?.includes(flow)) ?? 'More';
  return `Flows/${journey}/${name}`;
}
