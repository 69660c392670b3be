import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { LostCard } from '#src/flows/payment-selection/PaymentNews.tsx';
import { inside, onAuthEnded } from '#src/flows/session/session.effects.ts';
import { plainSignIn } from '#machines/auth/sign-in-options.ts';

it('a page that is loaded anew as a member has signed in again gives the focus to its heading, once there is one, or to the card that is to be typed again', async () => {
  const services = { actors: { order: { send: () => {} } }, tabStorage: sessionStorage, send: () => {}, reload: () => {} } as never;
  const wanted = { kind: 'signIn', options: { ...plainSignIn, variant: 'expired' } };
  onAuthEnded({ type: 'auth.ended', kind: 'signedIn', wanted, isPersistent: false } as never, services);
  const restored = () => inside.member['session.restored']?.({ session: { isPersistent: false } } as never, services);
  await restored();
  const heading = (
    <h1 data-page-heading tabIndex={-1}>
      Checkout
    </h1>
  );
  const view = await render(heading);
  await expect.element(page.getByRole('heading')).toHaveFocus();
  await view.rerender(
    <>
      {heading}
      <LostCard />
      <input aria-label="Card number" />
    </>,
  );
  await expect
    .poll(() => document.activeElement?.textContent)
    .toMatch(/^Your page was reloaded\. For your security, enter your card again\./);
  await page.getByLabelText('Card number').click();
  await restored();
  await expect.element(page.getByLabelText('Card number')).toHaveFocus();
});
